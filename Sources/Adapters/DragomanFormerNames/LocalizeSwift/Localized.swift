public import Dragoman

/// The text for a key.
@available(*, deprecated, message: "write \"key\".localized")
public func Localized(_ string: String) -> String { string.localized }

/// The text for a key with arguments.
@available(*, deprecated, message: "write \"key\".localized(arguments)")
public func Localized(_ string: String, arguments: any MessageArgument...) -> String {
  string.localized(arguments: arguments)
}

/// The text for a key, chosen by a number.
@available(*, deprecated, message: "write \"key\".localized(number)")
public func LocalizedPlural(_ string: String, argument: some MessageArgument) -> String {
  string.localized(argument)
}

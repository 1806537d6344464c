package import Dragoman

extension TextQuery {
  package enum Arguments {
    case none
    case positional([any MessageArgument])
    case named([String: any MessageArgument])
  }
}

extension Localizer {
  /// The text for a key with arguments of either kind.
  func string(_ key: String, _ arguments: TextQuery.Arguments, table: String? = nil) -> String {
    switch arguments {
    case .none: string(key, table: table)
    case .positional(let values): string(key, arguments: values, table: table)
    case .named(let values): string(key, values, table: table)
    }
  }
}

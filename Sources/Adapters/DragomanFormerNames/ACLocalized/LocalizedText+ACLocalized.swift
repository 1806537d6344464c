public import Dragoman
#if canImport(Darwin)
  import DragomanAdapterBasics
#endif
public import Foundation

extension LocalizedText {
  /// The text for a key of a table.
  @available(*, deprecated, message: "write .key(\"…\", arguments, table: \"…\")")
  public init(key: String, table: String, args: any MessageArgument...) {
    self = .key(key, arguments: args, table: table)
  }

  /// Texts, one after the other.
  @available(*, deprecated, message: "write text + text, or texts.joined()")
  public init(strings: LocalizedText...) { self = strings.joined() }

  /// Texts, one after the other.
  @available(*, deprecated, message: "write texts.joined()")
  public init(arrayOfStrings strings: [LocalizedText]) { self = strings.joined() }

  #if canImport(Darwin)
    /// A text with attributes; those that a part of it has already are kept.
    @available(*, deprecated, message: "write text.attributes([…])")
    public init(string: LocalizedText, attributes: [NSAttributedString.Key: Any]?) {
      self = string.attributes(attributes ?? [:])
    }

    /// A string with attributes.
    @available(*, deprecated, message: "write .verbatim(string).attributes([…])")
    @_disfavoredOverload public init(string: String, attributes: [NSAttributedString.Key: Any]?) {
      self = .verbatim(string).attributes(attributes ?? [:])
    }
  #endif

  /// The text in the language in force.
  @available(*, deprecated, renamed: "getter:string()")
  public func toString() -> String { string }

  /// The text in the language in force, with its attributes.
  @available(*, deprecated, renamed: "getter:nsAttributedString()")
  public func toAttributedString() -> NSAttributedString { nsAttributedString }
}

/// How JSON is laid out. In every style non-ASCII characters stand as they are, and `/` is not escaped.
package struct JSONStyle: Sendable, Hashable {
  /// What stands between a key and its value.
  let colon: String
  /// Whether keys are sorted by the bytes of UTF-8, or stand in the order of their object.
  let sortsKeys: Bool
  /// What stands between the marks of an object or an array without content, before the indentation.
  let emptyContent: String?

  /// What Dragoman prints: sorted by key, `{}` where there is nothing.
  package static let sorted = JSONStyle(colon: ": ", sortsKeys: true, emptyContent: nil)
  /// What Xcode writes: a space before the colon, an empty line where there is nothing.
  package static let xcode = JSONStyle(colon: " : ", sortsKeys: false, emptyContent: "\n\n")
}

/// One translation, taken apart once, when its table is loaded.
package struct Message: Sendable, Hashable {
  /// The text as it stands in the file: what a look-up without arguments gives.
  package let text: String
  /// The text as a printf format; nil when nothing in it could be a placeholder.
  package let printf: PrintfPattern?
  /// The text as a pattern of named arguments; nil when it names none.
  package let named: NamedPattern?

  package init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    printf = bytes.contains(UInt8(ascii: "%")) ? PrintfPattern(parsing: text) : nil
    named = bytes.contains(UInt8(ascii: "$")) ? NamedPattern(parsing: text) : nil
  }
}

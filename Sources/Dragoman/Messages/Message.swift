/// One translation, taken apart once, when its table is loaded.
package struct Message: Sendable, Hashable {
  /// The text as it stands in the file: what a look-up without arguments gives. Empty where there are variants.
  package let text: String
  /// The text as a printf format; nil when nothing in it could be a placeholder.
  package let printf: PrintfPattern?
  /// The text as a pattern of named arguments; nil when it names none.
  package let named: NamedPattern?

  /// What is shown instead of ``text`` where the message chooses among variants.
  package let variants: VariantMessage?

  /// A text.
  package init(_ text: String) {
    self.text = text
    variants = nil
    let bytes = text.utf8
    printf = bytes.contains(UInt8(ascii: "%")) ? PrintfPattern(parsing: text) : nil
    named = bytes.contains(UInt8(ascii: "$")) ? NamedPattern(parsing: text) : nil
  }

  /// A text that is shown as it stands, whatever the arguments.
  package init(verbatim text: String) {
    self.text = text
    variants = nil
    printf = nil
    named = nil
  }

  /// A message that chooses.
  package init(_ variants: VariantMessage) {
    self.variants = variants
    text = ""
    printf = nil
    named = nil
  }
}

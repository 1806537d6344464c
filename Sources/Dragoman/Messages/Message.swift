import DragomanFormats

/// One translation, taken apart once, when its table is loaded.
package struct Message: Sendable, Hashable {
  /// The text as it stands in the file: what a look-up without arguments gives. Empty where there are variants.
  package let text: String
  /// Nil for the text that is shown as it stands, whatever the arguments: nearly all are, and stay small.
  let parts: Parts?

  final class Parts: Sendable {
    let printf: PrintfPattern?
    let named: NamedPattern?
    let variants: VariantMessage?
    /// For arguments by position, and by name.
    let flat = LazyFlatMessage()
    let flatNaming = LazyFlatMessage()

    init(printf: PrintfPattern? = nil, named: NamedPattern? = nil, variants: VariantMessage? = nil) {
      (self.printf, self.named, self.variants) = (printf, named, variants)
    }
  }

  /// A text.
  package init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    let named = bytes.contains(UInt8(ascii: "$")) ? NamedPattern(parsing: text) : nil
    let printf = bytes.contains(UInt8(ascii: "%")) ? PrintfPattern(parsing: named?.unescaped ?? text) : nil
    parts = printf == nil && named == nil ? nil : Parts(printf: printf, named: named)
  }

  /// A text that is shown as it stands, whatever the arguments.
  package init(verbatim text: String) {
    self.text = text
    parts = nil
  }

  /// A message that chooses.
  package init(_ variants: VariantMessage) {
    text = ""
    parts = Parts(variants: variants)
  }
}

extension Message {
  /// The text as a printf format; nil when nothing in it could be a placeholder.
  package var printf: PrintfPattern? { parts?.printf }
  /// The text as a pattern of named arguments; nil when it names none.
  package var named: NamedPattern? { parts?.named }
  /// What is shown instead of ``text`` where the message chooses among variants.
  package var variants: VariantMessage? { parts?.variants }
}

extension Message.Parts: Hashable {
  static func == (left: Message.Parts, right: Message.Parts) -> Bool {
    left.printf == right.printf && left.named == right.named && left.variants == right.variants
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(printf)
    hasher.combine(named)
    hasher.combine(variants)
  }
}

extension Message {
  /// What a table has to know of it.
  var kind: PackedRecord.Kind {
    if variants != nil { return .variants }
    return printf == nil && named == nil ? .plain : .format
  }
}

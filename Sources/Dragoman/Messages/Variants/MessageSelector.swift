package import DragomanLocaleData

/// What decides among the variants of a message.
package enum MessageSelector: Sendable, Hashable {
  /// The plural category of an argument, by the digits that a placeholder shows of it; without a placeholder, by its
  /// own.
  case plural(MessageOperand, shownBy: PrintfPattern.Placeholder?)
  /// An argument's whole number itself, 0 where there is no variant for it.
  case number(MessageOperand)
  /// The width that there is for the text.
  case width
}

/// Which argument decides.
package enum MessageOperand: Sendable, Hashable {
  /// Counted from 0.
  case position(Int)
  case name(String)
}

/// For which value of a selector a variant is.
package enum VariantKey: Sendable, Hashable {
  case category(PluralCategory)
  case number(Int)
  /// A number of columns.
  case width(Int)
}

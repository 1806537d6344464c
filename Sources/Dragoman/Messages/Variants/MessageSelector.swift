package import DragomanLocaleData

/// What decides among the variants of a message.
package enum MessageSelector: Sendable, Hashable {
  /// The plural category of an argument, by the digits that are shown of it.
  case plural(MessageOperand, shown: NumberPlaceholder?)
  /// An argument's whole number itself, 0 where there is no variant for it.
  case number(MessageOperand)
  /// The width that there is for the text.
  case width
}

/// Which argument decides.
package enum MessageOperand: Sendable, Hashable {
  /// Counted from 0.
  case position(Int)
  /// The first of these that holds a number: a text can name whom it is about before it counts.
  case names([String])
}

/// For which value of a selector a variant is.
package enum VariantKey: Sendable, Hashable {
  case category(PluralCategory)
  case number(Int)
  /// A number of columns.
  case width(Int)

  /// By which variants are ordered; categories have no order.
  var size: Int {
    switch self {
    case .category: 0
    case .number(let size), .width(let size): size
    }
  }
}

/// What shows an argument as a number; where nothing does, its own digits count.
package struct NumberPlaceholder: Sendable, Hashable {
  package let placeholder: PrintfPattern.Placeholder
  /// The argument that the first placeholder without a position takes in the same text.
  package let firstArgument: Int
}

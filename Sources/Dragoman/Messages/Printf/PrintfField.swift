/// The flags, the width and the precision of a placeholder, with what `*` took from the arguments.
struct PrintfField: Sendable, Hashable {
  var flags: PrintfFlags = []
  /// 0 where there is none. Negative only from a `*`.
  var width = 0
  /// Never negative: a negative one from a `*` is as if there were none, as in C.
  var precision: Int?
  /// A full stop without a number.
  var hasEmptyPrecision = false

  /// How many digits `%f` has behind the decimal separator; 6 where nothing is said, as in C.
  var fractionDigits: Int { precision ?? (hasEmptyPrecision ? 0 : 6) }

  /// A text with spaces up to the width, as `measure` counts it.
  func padded(_ text: String, by measure: (String) -> Int) -> String {
    guard width > 0 else { return text }
    let spaces = spaces(beside: measure(text))
    return flags.contains(.left) ? text + spaces : spaces + text
  }

  /// What fills the width beside a text of some length.
  func spaces(beside count: Int) -> String {
    width > count ? String(repeating: " ", count: width - count) : ""
  }

  /// The same as C understands it, where a negative width is the flag `-`.
  var withLeftForNegativeWidth: Self {
    guard width < 0 else { return self }
    var field = self
    field.flags.insert(.left)
    field.flags.remove(.zero)
    field.width = -width
    return field
  }
}

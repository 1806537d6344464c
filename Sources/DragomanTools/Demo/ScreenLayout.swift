/// Lays lines out from the left, or from the right up to a fixed column. Text stays in logical order: turning the
/// letters round is the terminal's part.
struct ScreenLayout {
  static let width = 60
  private static let labelWidth = 24

  let isRightToLeft: Bool
  /// Stands between the parts of a line, and takes no column.
  var separator = ""

  var rule: String { String(repeating: "─", count: Self.width) }

  func line(_ text: String) -> String {
    isRightToLeft ? text.padded(onTheLeftTo: Self.width) : text
  }

  /// The label stands where reading begins.
  func line(label: String, value: String) -> String {
    if isRightToLeft {
      let label = label.padded(onTheLeftTo: Self.labelWidth)
      return (value + separator + label).padded(onTheLeftTo: Self.width)
    }
    return label.padded(onTheRightTo: Self.labelWidth) + separator + value
  }

  /// Several words in a row; the first stands where reading begins.
  func line(words: [String]) -> String {
    line((isRightToLeft ? words.reversed() : words).joined(separator: " " + separator + " "))
  }
}

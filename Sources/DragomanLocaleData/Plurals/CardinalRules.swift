/// The rules for counting: "1 file", "2 files".
enum CardinalRules {
  static let table = FixedWidthTable(languages, keyWidth: 10, valueWidth: 2)
}

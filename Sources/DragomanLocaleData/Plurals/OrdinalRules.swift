/// The rules for order: "1st file", "2nd file".
enum OrdinalRules {
  static let table = FixedWidthTable(languages, keyWidth: 10, valueWidth: 2)
}

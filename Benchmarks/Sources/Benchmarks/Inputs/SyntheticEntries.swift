/// Entries as a large program has them.
enum SyntheticEntries {
  /// Keys of 20 bytes or so, values of about 25.
  static func make(_ count: Int, valuePrefix: String = "Text of the label") -> [KeyTable.Entry] {
    (0..<count).map { number in
      .init(key: "screen.\(number % 100).label.\(number)", value: "\(valuePrefix) no. \(number)")
    }
  }
}

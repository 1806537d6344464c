/// How much of a file that others control is read.
///
/// Each limit has its own issue, under the rule `limit`.
package struct FormatLimits: Sendable, Hashable {
  /// The size of a file, in bytes.
  package var bytes = 64 << 20
  /// How deep dictionaries, arrays and objects may lie in one another.
  package var depth = 128
  /// How many entries one file may hold.
  package var entries = 1_000_000
  /// How many bytes of text may be made of each byte of a file: a binary property list can name one text a thousand
  /// times, and a long key can stand above many short ones.
  package var expansion = 16
  /// How many bytes of text may be made of a file in any case.
  package var expansionFloor = 1 << 20
  /// How many issues of one file are listed.
  package var issues = 10_000

  package init() {}

  /// How many bytes of text may be made of a file of so many bytes.
  func expansionLimit(ofBytes count: Int) -> Int {
    let (product, overflow) = count.multipliedReportingOverflow(by: expansion)
    return overflow ? .max : max(product, expansionFloor)
  }
}

/// Receives the entries of a file in the order in which they stand there: the lean way of reading, without a tree.
///
/// A key that occurs twice is handed over twice, and the last one counts.
package protocol TableSink {
  /// A text for a key.
  mutating func plain(_ value: String, key: String)
  /// An entry of a `.stringsdict`: a text, or rules that select among variants.
  mutating func entry(_ entry: StringsDict.Entry, key: String)
  /// What a String Catalog says for a key in the language asked for.
  ///
  /// - Returns: What is wrong with it; the reader reports it with its place, which it finds only then.
  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault]
  /// Something wrong in the file.
  mutating func issue(_ issue: FormatIssue)
}

/// Reads the entries of a `.stringsdict` file into a table: the lean way.
package enum StringsDictReader {
  /// Hands every entry of a file to a sink in the order of the file, and then every issue.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits(), into sink: inout some TableSink) {
    let dictionary = StringsDict(bytes, limits: limits)
    for member in dictionary.entries { sink.entry(member.entry, key: member.key) }
    for issue in dictionary.issues { sink.issue(issue) }
  }
}

/// Apple's property list of plural and other variants, a `.stringsdict` file, as it is written.
///
/// The types below it use Apple's own words: an entry has a *format* in which *variables* stand, a variable has a
/// *spec type* and *categories*. What they mean for a message is not known here.
package struct StringsDict: Sendable {
  /// The entries in the order of the file, those whose key is there twice included; the last one counts.
  package let entries: [Member]
  /// The property list as it is; `nil` if the file holds no value.
  package let root: PropertyListNode?
  package let format: PropertyListFormat
  package let issues: [FormatIssue]

  /// A key and its entry.
  package struct Member: Sendable, Hashable {
    package let key: String
    /// `nil` in binary property lists.
    package let position: SourcePosition?
    package let entry: Entry
  }

  /// Reads whatever can be read of the bytes, in time linear in their number.
  package init(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    let list = PropertyList.parse(bytes, limits: limits)
    var builder = StringsDictBuilder(list)
    self.entries = builder.entries(of: list.root)
    self.root = list.root
    self.format = list.format
    self.issues = builder.log.issues
  }
}

/// How much of a `.strings` file a reader sees that does not look for what was meant: Foundation's.
package enum StrictReading: Sendable, Hashable {
  case whole
  /// It takes what comes before a place for the whole file.
  case stops(at: SourcePosition)
  /// It refuses the file, for what is at a place.
  case refuses(at: SourcePosition)
}

extension StringsFile {
  /// How Foundation reads the file; only old-style files are looked at.
  ///
  /// Takes time linear in the length of the file. Source: measured, and compared with Foundation by a test.
  package var strictReading: StrictReading {
    guard format == .oldStyle else { return .whole }
    var reader = StrictStringsReader(text.utf8)
    let positions = SourcePositions(in: text.utf8)
    do throws(StrictStringsReader.Refusal) {
      try reader.table()
      return reader.end.map { .stops(at: positions[$0]) } ?? .whole
    } catch {
      return .refuses(at: positions[reader.offset])
    }
  }
}

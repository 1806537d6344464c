/// What has been found out about the text ahead, so that no search is made twice.
///
/// Each search asks for the first place of a kind after an offset. An answer holds for every offset between the one
/// that was asked for and the answer; that is what keeps the reading of damaged files linear. A search in the rest of
/// a line is such a search, compared with the end of the line: a file may be one line.
struct StringsLandmarks {
  /// The answer to a search, for all offsets from `from` up to `found`.
  struct Answer {
    private var from = 0
    private var found = 0

    /// The known answer, or that of the search, which is remembered.
    mutating func first(from start: Int, search: (Int) -> Int) -> Int {
      if from <= start, start < found { return found }
      found = search(start)
      from = start
      return found
    }
  }

  /// The next `*/`.
  var commentEnd = Answer()
  /// The next end of a line.
  var lineEnd = Answer()
  /// The next quotation mark.
  var quote = Answer()
  /// The quotation mark that closes a string.
  var closingQuote = Answer()
  /// The next equals sign.
  var equalsSign = Answer()
  /// The next quotation mark before an equals sign.
  var keyEnd = Answer()
  /// The next quotation mark before a semicolon.
  var valueEnd = Answer()
  /// The next semicolon at the end of a line.
  var finalSemicolon = Answer()
  /// The next quotation mark with which an entry seems to begin.
  var entryQuote = Answer()
  /// The next place at which an entry seems to begin.
  var statementStart = Answer()
  /// The next place at which an entry seems to end.
  var statementEnd = Answer()
}

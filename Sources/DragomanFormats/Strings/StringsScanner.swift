/// Cuts the text of a `.strings` file into strings, white space and comments.
///
/// It never looks back and keeps no state but its offset and what it has found out about the text that is still
/// to come, so going back to an earlier offset is an assignment.
struct StringsScanner {
  let bytes: [UInt8]
  var offset = 0
  /// Whether the white space and comments skipped last held the end of a line.
  private(set) var crossedLine = false
  /// The comments skipped so far, if anyone wants them.
  var comments: [Range<Int>] = []
  let keepsComments: Bool
  /// What is wrong between the strings. It is reported once it is certain that the text will not be read again.
  var pendingFaults: [PendingFault] = []
  var landmarks = StringsLandmarks()
  /// How many bytes of comments have been stepped over without being looked at one by one.
  private(set) var leapt = 0

  init(_ bytes: [UInt8], keepsComments: Bool) {
    self.bytes = bytes
    self.keepsComments = keepsComments
  }

  /// Everything from an offset on.
  func rest(from start: Int) -> Range<Int> { start..<max(start, bytes.count) }

  var isAtEnd: Bool { offset >= bytes.count }
  var next: UInt8? { byte(at: offset) }

  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Steps over a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }
}

// MARK: - White space

extension StringsScanner {
  /// Steps over white space and comments.
  mutating func skipTrivia() {
    crossedLine = false
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        crossedLine = true
      case UInt8(ascii: "/"): guard skipComment() else { return }
      case 0x80...: guard skipWideSpace() else { return }
      default: return
      }
    }
  }

  /// Steps over U+2028 and U+2029, which are white space, and over characters that merely look like it.
  private mutating func skipWideSpace() -> Bool {
    guard let (scalar, length) = wideSpace(at: offset) else { return false }
    if scalar == "\u{2028}" || scalar == "\u{2029}" {
      crossedLine = true
    } else {
      pendingFaults.append(PendingFault(.invisibleCharacter(scalar), at: offset))
    }
    offset += length
    return true
  }

  private func wideSpace(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    switch (byte(at: offset), byte(at: offset + 1), byte(at: offset + 2)) {
    case (0xE2, 0x80, 0xA8): ("\u{2028}", 3)
    case (0xE2, 0x80, 0xA9): ("\u{2029}", 3)
    case (0xC2, 0xA0, _): ("\u{A0}", 2)
    case (0xC2, 0x85, _): ("\u{85}", 2)
    case (0xE2, 0x80, 0x8B): ("\u{200B}", 3)
    case (0xE2, 0x80, 0x8E): ("\u{200E}", 3)
    case (0xE2, 0x80, 0x8F): ("\u{200F}", 3)
    case (0xE2, 0x80, 0xAF): ("\u{202F}", 3)
    case (0xE3, 0x80, 0x80): ("\u{3000}", 3)
    case (0xEF, 0xBB, 0xBF): ("\u{FEFF}", 3)
    default: nil
    }
  }
}

// MARK: - Comments

extension StringsScanner {
  /// Steps over a comment, or says that there is none.
  private mutating func skipComment() -> Bool {
    let start = offset
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): offset = lineEnd(after: offset + 2)
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    leapt += offset - start
    if keepsComments { comments.append(start..<offset) }
    return true
  }

  private mutating func skipBlockComment() {
    let start = offset
    if let end = commentEnd(after: start + 2) {
      crossedLine = crossedLine || lineEnd(after: start) < end
      offset = end
    } else {
      skipUnclosedComment()
    }
  }

  /// What follows was hardly meant to be a comment where it reads like entries, be it on the comment's own line.
  private mutating func skipUnclosedComment() {
    let start = offset
    let entry = entryQuote(from: start + 2)
    offset = entry < lineEnd(after: start + 2) ? entry : statementStart(after: start + 2)
    crossedLine = true
    let fault = StringsFault.unclosedComment(hidesEntries: !isAtEnd)
    pendingFaults.append(PendingFault(fault, at: start, comment: start + 2..<max(offset, start + 2)))
  }

  /// The offset of the next line feed, carriage return, U+2028 or U+2029, or the end.
  func endOfLine(from start: Int) -> Int {
    endOfLine(in: rest(from: start))
  }

  func endOfLine(in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while true {
      let rest = offset..<range.upperBound
      offset = bytes.firstOffset(of: UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xE2, in: rest)
      guard byte(at: offset) == 0xE2, offset < range.upperBound else { return offset }
      if isUnicodeLineEnd(at: offset) { return offset }
      offset += 1
    }
  }

  func isUnicodeLineEnd(at offset: Int) -> Bool {
    guard byte(at: offset) == 0xE2, byte(at: offset + 1) == 0x80, let last = byte(at: offset + 2) else { return false }
    return last == 0xA8 || last == 0xA9
  }
}

// MARK: - Strings

extension StringsScanner {
  /// Reads a string with or without quotes; without moving, `nil` if none begins here or it is not closed.
  mutating func scanString() -> StringsToken? {
    switch next {
    case UInt8(ascii: "\""): scanQuoted(.double, until: UInt8(ascii: "\""))
    case UInt8(ascii: "'"): scanQuoted(.single, until: UInt8(ascii: "'"))
    default: scanWord()
    }
  }

  private mutating func scanQuoted(_ quotes: StringsToken.Quotes, until quote: UInt8) -> StringsToken? {
    let start = offset + 1
    var end = start
    var hasBackslash = false
    while true {
      end = bytes.firstOffset(of: quote, UInt8(ascii: "\\"), in: rest(from: end))
      guard end < bytes.count else { return nil }
      if bytes[end] == quote { break }
      hasBackslash = true
      end += 2
    }
    offset = end + 1
    return StringsToken(range: start..<end, quotes: quotes, hasBackslash: hasBackslash)
  }

  private mutating func scanWord() -> StringsToken? {
    let start = offset
    offset = endOfWord(from: start)
    guard start < offset else { return nil }
    // Foundation takes the slash for a part of the word, and then does not know what to do with the asterisk.
    if next == UInt8(ascii: "/") { pendingFaults.append(PendingFault(.commentInWord, at: offset)) }
    return StringsToken(range: start..<offset, quotes: .none, hasBackslash: false)
  }

  /// The offset after a word, which ends where a comment begins.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), Self.isWord(byte) {
      if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "*") { break }
      offset += 1
    }
    return offset
  }

  /// Whether a byte may stand in a string without quotes.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: ".")...UInt8(ascii: ":"): true  // . / 0…9 :
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

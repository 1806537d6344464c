/// How the text of a file is encoded.
package enum SourceEncoding: String, Sendable, Hashable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"
  /// Only where an XML declaration names it.
  case latin1 = "ISO-8859-1"

  /// The encoding that an XML declaration names, in a file that is read byte by byte up to there.
  init?(declared name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "iso-8859-1", "latin1", "iso_8859-1": self = .latin1
    default: return nil
    }
  }

  /// The byte order mark in this encoding.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0x00, 0x00]
    case .utf32BigEndian: [0x00, 0x00, 0xFE, 0xFF]
    case .latin1: []
    }
  }

  /// The encoding whose byte order mark the bytes begin with, or else the one their NUL bytes speak for.
  static func detected(in bytes: [UInt8]) -> SourceEncoding {
    // The longer marks first: that of UTF-32 begins with that of UTF-16.
    let marked: [SourceEncoding] = [.utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian]
    return marked.first { bytes.starts(with: $0.byteOrderMark) } ?? unmarked(bytes)
  }

  /// UTF-16 without a mark has a NUL beside its first ASCII character, as most tables begin.
  ///
  /// Foundation decides by the same two bytes (and then loses the first character); the second pair is looked at
  /// too, so that a stray NUL in UTF-8 decides nothing.
  private static func unmarked(_ bytes: [UInt8]) -> SourceEncoding {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return .utf8 }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, false, true, false): return .utf16BigEndian
    case (false, true, false, true): return .utf16LittleEndian
    default: return .utf8
    }
  }
}

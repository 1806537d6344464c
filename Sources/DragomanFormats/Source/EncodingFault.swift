/// What is wrong with the encoding of a file.
package enum EncodingFault: FormatFault, Hashable {
  /// So many bytes are no text in the encoding, and became U+FFFD.
  case invalid(SourceEncoding, bytes: Int)
  /// The file declares an encoding that is not known here, and was read as UTF-8.
  case unknown(name: String)
  /// The byte order mark is there twice.
  case repeatedMark
  /// UTF-16 with half a unit at its end.
  case oddByte
  /// UTF-16 that only its NUL bytes give away.
  case missingMark(SourceEncoding)

  package var rule: FormatRule { .encoding }
  package var severity: FormatIssue.Severity {
    switch self {
    case .invalid, .unknown: .error
    case .repeatedMark, .oddByte, .missingMark: .warning
    }
  }

  package var losesContent: Bool {
    switch self {
    case .invalid: true
    case .unknown: false  // What is lost by it is reported where it is lost.
    case .repeatedMark, .oddByte, .missingMark: false
    }
  }

  package var sentence: String {
    switch self {
    case .invalid(let encoding, 1): "one byte is not \(encoding.rawValue) and was replaced by U+FFFD"
    case .invalid(let encoding, let count): "\(count) bytes are not \(encoding.rawValue) and were replaced by U+FFFD"
    case .unknown(let name): "the encoding \(name.quoted) is not known; the file was read as UTF-8"
    case .repeatedMark: "the byte order mark is there twice"
    case .oddByte: "there is a single byte at the end of a file of pairs of bytes"
    case .missingMark(let encoding): "the file is \(encoding.rawValue) without a byte order mark"
    }
  }
}

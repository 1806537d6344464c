/// A whole JSON file.
package struct JSONDocument: Sendable {
  /// What the file says; nil where it is empty or damaged.
  package let value: JSONValue?
  package let issues: [FormatIssue]

  package init(bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    var reader = JSONTreeReader(utf8: JSONSource.utf8(of: bytes), depthLimit: limits.depth)
    let result = Result { () throws(JSONDamage) in try reader.wholeFile() }
    value = (try? result.get()) ?? nil
    var damages = reader.scanner.takeSlips()
    if case .failure(let damage) = result { damages.append(damage) }
    issues = damages.map { FormatIssue($0.fault, at: reader.position(at: $0.offset) ?? .start) }
  }
}

extension JSONTreeReader {
  /// The one value of a file, or nil where there is none.
  fileprivate mutating func wholeFile() throws(JSONDamage) -> JSONValue? {
    scanner.skipWhitespace()
    guard !scanner.isAtEnd else {
      scanner.note(.emptyFile, at: 0)
      return nil
    }
    let value = try value()
    scanner.skipWhitespace()
    if !scanner.isAtEnd { scanner.note(scanner.unexpected(wanted: .end).fault, at: scanner.offset) }
    return value
  }
}

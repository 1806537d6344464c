/// A whole JSON file.
package struct JSONDocument: Sendable {
  /// What the file says; nil where it is empty or damaged.
  package let value: JSONValue?
  package let issues: [FormatIssue]

  package init(bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    let text = SourceText(decoding: bytes)
    var reader = JSONTreeReader(utf8: text.utf8, depthLimit: limits.depth)
    var log = IssueLog(text, limits: limits)
    do throws(JSONDamage) {
      value = try reader.wholeFile()
    } catch {
      value = nil
      log.report(error.fault, at: error.offset)
    }
    for slip in reader.scanner.takeSlips() { log.report(slip.fault, at: slip.offset) }
    issues = log.issues
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

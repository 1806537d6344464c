/// The issues of one file, each with its place, up to a limit.
///
/// Lines are counted only when the first issue comes: a sound file pays nothing.
package struct IssueLog: Sendable {
  private let utf8: [UInt8]
  let limits: FormatLimits
  private var positions: SourcePositions?
  private var found: [FormatIssue] = []
  private var omitted = 0
  private var omittedLoss = false

  package init(_ text: SourceText, limits: FormatLimits) {
    self.utf8 = text.utf8
    self.limits = limits
    for flaw in text.flaws { report(flaw.fault, at: flaw.offset) }
  }

  package mutating func report(_ fault: some FormatFault, at offset: Int, key: String? = nil) {
    guard !omits(fault) else { return }
    found.append(FormatIssue(fault, at: position(of: offset), key: key))
  }

  /// Reports something whose place is known, or that has none.
  package mutating func report(_ fault: some FormatFault, at position: SourcePosition?, key: String? = nil) {
    guard !omits(fault) else { return }
    found.append(FormatIssue(fault, at: position ?? .start, key: key))
  }

  /// Counts an issue instead of listing it, once there are too many.
  private mutating func omits(_ fault: some FormatFault) -> Bool {
    guard found.count >= limits.issues else { return false }
    omitted += 1
    omittedLoss = omittedLoss || fault.losesContent
    return true
  }

  package mutating func position(of offset: Int) -> SourcePosition {
    let known = positions ?? SourcePositions(in: utf8)
    positions = known
    return known[offset]
  }

  /// All issues in the order of their places.
  package var issues: [FormatIssue] {
    var issues = found
    issues.sort { $0.position < $1.position }
    if omitted > 0, let last = issues.last {
      issues.append(FormatIssue(LimitFault.issues(omitted: omitted, loss: omittedLoss), at: last.position))
    }
    return issues
  }
}

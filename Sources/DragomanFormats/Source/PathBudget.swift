/// Keeps a small file from becoming huge by a long key above many short ones.
struct PathBudget {
  private let limit: Int
  private var used = 0

  init(limits: FormatLimits, fileSize: Int) {
    limit = limits.expansionLimit(ofBytes: fileSize)
  }

  /// Whether one more key may be put under a prefix; the first that may not is reported.
  mutating func allows(
    _ prefix: String, _ key: String, log: inout IssueLog, at position: SourcePosition?
  ) -> Bool {
    guard !prefix.isEmpty else { return true }
    let before = used
    used += prefix.utf8.count + key.utf8.count
    if before <= limit, used > limit { log.report(LimitFault.paths(limit: limit), at: position) }
    return used <= limit
  }
}

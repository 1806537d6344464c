/// Takes the issues that nobody asked for: in debug builds to the system's log or standard error, in release builds
/// nowhere.
enum DefaultIssueHandler {
  @Sendable static func handle(_ issue: LocalizationIssue) {
    #if DEBUG
      SystemLog.write("Dragoman: \(issue)")
    #endif
  }
}

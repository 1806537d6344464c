#if canImport(os)
  import os
#else
  import Foundation
#endif

/// Where issues go when nobody asked for them: in debug builds to the system's log or standard error, in release
/// builds nowhere.
enum IssueLog {
  @Sendable static func write(_ issue: LocalizationIssue) {
    #if DEBUG
      write(line: "Dragoman: \(issue)")
    #endif
  }

  #if canImport(os)
    private static func write(line: String) {
      Logger(subsystem: "Dragoman", category: "localization").warning("\(line, privacy: .public)")
    }
  #else
    private static func write(line: String) {
      // A closed standard error is nobody's trouble here.
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
  #endif
}

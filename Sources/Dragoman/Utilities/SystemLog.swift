#if canImport(os)
  import os
#else
  import Foundation
#endif

/// Where a program's own warnings go: the system's log, or standard error where there is none.
enum SystemLog {
  #if canImport(os)
    static func write(_ line: String) {
      Logger(subsystem: "Dragoman", category: "localization").warning("\(line, privacy: .public)")
    }
  #elseif os(Linux) || os(Android)
    static func write(_ line: String) {
      // A closed standard error is nobody's trouble here.
      try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
  #else
    #error("Where a program's warnings go is not known for this system.")
  #endif
}

public import Foundation

/// A file beside a fixture that says what must come of it.
///
/// With `DRAGOMAN_RECORD` set in the environment the file is written instead, for a person to look at.
public enum ExpectedText {
  /// What must come of a fixture; nil where nothing is expected.
  public static func of(_ fixture: URL, suffix: String, actual: String) -> String? {
    let file = URL(filePath: fixture.path + suffix)
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      if actual.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try? Data(actual.utf8).write(to: file)
      }
    }
    return try? String(contentsOf: file, encoding: .utf8)
  }
}

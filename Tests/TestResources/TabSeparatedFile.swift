public import Foundation

/// A fixture of lines with tabs between their fields; lines that begin with `#` are comments.
public enum TabSeparatedFile {
  /// The fields of each line; an unreadable file has none, and the test that counts on them fails.
  public static func rows(_ file: URL) -> [[String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

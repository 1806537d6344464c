import Foundation

/// Uses of newer symbols that are right, since `if #available` guards them: lines of a file's name and a symbol's.
struct AllowedUses {
  private let lines: Set<[Substring]>

  init(contentsOf file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    lines = Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") })
  }

  func contains(_ name: String, in file: String) -> Bool {
    lines.contains([file[...], name[...]])
  }
}

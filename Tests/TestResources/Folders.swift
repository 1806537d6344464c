public import Foundation

/// Where the tests find their files.
public enum Folders {
  /// The project's own folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  public static let fixtures = root.appending(path: "Tests/Fixtures")
  /// Real files and data beside the checkout, which are not part of the project.
  public static let shared = root.deletingLastPathComponent().appending(path: "shared")
  public static let corpus = shared.appending(path: "corpus")
  public static let cldr = shared.appending(path: "cldr")

  /// All files below a folder whose name ends in `.` and the extension, sorted by path.
  public static func files(under folder: URL, withExtension fileExtension: String) -> [URL] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [] }
    return paths.filter { $0.hasSuffix("." + fileExtension) }.sorted().map { folder.appending(path: $0) }
  }
}

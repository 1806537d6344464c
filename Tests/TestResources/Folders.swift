public import Foundation

/// Where the tests find their files.
public enum Folders {
  /// The project's own folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The files that tests are made of, a folder for each format.
  public static let fixtures = root.appending(path: "Tests/Fixtures")
  /// Real files and data beside the checkout, which are not part of the project.
  public static let shared = root.deletingLastPathComponent().appending(path: "shared")
  /// Real files of many projects.
  public static let corpus = shared.appending(path: "corpus")
  /// The Unicode Consortium's locale data.
  public static let cldr = shared.appending(path: "cldr")

  /// All files below a folder whose name ends in `.` and the extension, sorted by path.
  public static func files(under folder: URL, withExtension fileExtension: String) -> [URL] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [] }
    return paths.filter { $0.hasSuffix("." + fileExtension) }.sorted().map { folder.appending(path: $0) }
  }
}

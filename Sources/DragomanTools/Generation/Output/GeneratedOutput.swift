import DragomanFormats
import Foundation

/// Where generated code goes.
package enum GeneratedOutput: Sendable, Hashable {
  /// One file with everything.
  case file(String)
  /// A folder with one file for each table.
  case folder(String)

  /// A path that ends in `.swift` is a file.
  package init(_ path: String) {
    self = FilePath(path).fileExtension == "swift" ? .file(path) : .folder(path)
  }

  package var path: String {
    switch self {
    case .file(let path), .folder(let path): path
    }
  }

  /// Writes what has changed; where that fails, nothing has.
  package func write(_ generation: KeyGeneration) throws(UnwritableFile) {
    switch self {
    case .file(let path): try FileReplacement.write([path: generation.file.text])
    case .folder(let folder):
      let texts = generation.files.map { ("\(folder)/\($0.name)", $0.text) }
      let outdated = Self.generatedFiles(in: folder, of: generation.name).subtracting(texts.map(\.0))
      try FileReplacement.write(Dictionary(texts) { $1 }, removing: outdated)
    }
  }

  /// The files that were generated before: what is left of a table that is gone would be compiled still.
  private static func generatedFiles(in folder: String, of name: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasPrefix(name + "+") && $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    return Set(paths.filter { (try? FileContents.read($0))?.starts(with: GeneratedFile.mark.utf8) == true })
  }
}

import Dragoman
import DragomanFormats
import Foundation

/// Translations, compiled: a file for each language.
package struct Compilation: Sendable {
  package let diagnostics: [DiagnosticLine]
  private let files: [CompiledFolder.File]
  private let namesFiles: Bool

  package var lostContent: Bool { diagnostics.contains(where: \.losesContent) }

  /// Compiles a folder, or some files and folders of languages.
  ///
  /// - Parameters:
  ///   - names: Names of the files without their extension, where they are known beforehand.
  ///   - propertyLists: What the property lists are called that are the default table.
  /// - Throws: `UnreadableFile` for a path where nothing is, `UnclearPaths` for what does not make one bundle,
  ///   `NoTranslations` where there is nothing to compile.
  package init(paths: [String], names: [String]?, propertyLists: String?) throws {
    let compiled = try Self.compile(paths, propertyLists)
    if compiled.files.isEmpty, names == nil {
      throw NoTranslations(at: paths, issues: compiled.issues)
    }
    diagnostics = compiled.issues.map(DiagnosticLine.init)
    files = names.map(compiled.files(named:)) ?? compiled.files
    namesFiles = names == nil
  }

  private static func compile(_ paths: [String], _ propertyLists: String?) throws -> CompiledFolder {
    if paths.count == 1, let path = paths.first, FileStatus(of: path) != .file, NamedLanguageFolder(path) == nil {
      return try TranslationFolder(path).compiled(propertyLists: propertyLists)
    }
    return CompiledFolder(try NamedFiles(paths), propertyListName: propertyLists)
  }

  /// Writes what has changed, and removes the compiled files of languages that are gone; where that fails, nothing has.
  package func write(to folder: String) throws(UnwritableFile) {
    try FileReplacement.write(
      contents(in: folder), replacing: CompiledCatalog.magic, removing: outdated(in: folder))
  }

  /// The files that differ from what would be written, those that are missing or too many among them.
  package func differences(in folder: String) -> [String] {
    let different = contents(in: folder).filter { path, bytes in (try? FileContents.read(path)) != bytes }
    return (different.map(\.key) + outdated(in: folder)).sorted()
  }

  private func contents(in folder: String) -> [String: [UInt8]] {
    Dictionary(files.map { ("\(folder)/\($0.name)", $0.bytes) }) { $1 }
  }

  /// What is left of a language that is gone would still be there at run time.
  private func outdated(in folder: String) -> Set<String> {
    guard namesFiles else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { FilePath($0).fileExtension == CompiledCatalog.fileExtension }.map { "\(folder)/\($0)" }
    let written = contents(in: folder)
    return Set(
      paths.filter { written[$0] == nil && (try? FileContents.read($0))?.starts(with: CompiledCatalog.magic) == true })
  }
}

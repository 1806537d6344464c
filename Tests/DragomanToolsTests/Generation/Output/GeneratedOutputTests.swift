@testable import DragomanTools
import DragomanFormats
import Foundation
import TestResources
import Testing

@Suite struct GeneratedOutputTests {
  private let translations: TemporaryFolder
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    translations = try TemporaryFolder([
      "en.lproj/Localizable.strings": "a = \"1\";", "en.lproj/Errors.strings": "b = \"2\";",
    ])
  }

  private func generation() throws -> KeyGeneration {
    try KeyGeneration([try Project(translations.url.path)], options: GenerationOptions())
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  @Test func aNameThatEndsInSwiftIsAFile() {
    #expect(GeneratedOutput("a/L10n.swift") == .file("a/L10n.swift"))
    #expect(GeneratedOutput("a/L10n") == .folder("a/L10n"))
    #expect(GeneratedOutput(".swift") == .folder(".swift"))
  }

  @Test func aFileThatWouldNotChangeKeepsItsDate() throws {
    let file = path("Keys/L10n.swift")
    try GeneratedOutput(file).write(try generation())
    let long = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
    try GeneratedOutput(file).write(try generation())
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == long)
    try translations.add("en.lproj/Localizable.strings", "c = \"1\";")
    try GeneratedOutput(file).write(try generation())
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date != long)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("Keys")) == ["L10n.swift"])
  }

  @Test func filesOfTablesThatAreGoneGoToo() throws {
    try folder.add("L10n+Mine.swift", "// by hand")
    try GeneratedOutput(folder.url.path).write(try generation())
    #expect(try names() == ["L10n+Errors.swift", "L10n+Localizable.swift", "L10n+Mine.swift", "L10n.swift"])
    try FileManager.default.removeItem(at: translations.url.appending(path: "en.lproj/Errors.strings"))
    try GeneratedOutput(folder.url.path).write(try generation())
    #expect(try names() == ["L10n+Localizable.swift", "L10n+Mine.swift", "L10n.swift"])
  }

  @Test func whereOneFileCannotBeWrittenNoneIs() throws {
    try FileManager.default.createDirectory(atPath: path("L10n+Localizable.swift"), withIntermediateDirectories: true)
    let before = GeneratedFile.mark + "\nbefore"
    try folder.add("L10n.swift", before)
    let failure = #expect(throws: UnwritableFile.self) {
      try GeneratedOutput(folder.url.path).write(try generation())
    }
    #expect(failure?.reason == .system(SystemError(code: EISDIR)))
    #expect(failure?.path == path("L10n+Localizable.swift"))
    #expect(try folder.text(of: "L10n.swift") == before)
    #expect(try names() == ["L10n+Localizable.swift", "L10n.swift"])
  }

  private func failure(_ path: String) throws -> UnwritableFile? {
    let generation = try generation()
    return #expect(throws: UnwritableFile.self) { try GeneratedOutput(path).write(generation) }
  }

  /// Nobody's work is lost, in whichever of several files it is.
  @Test func whatWasNotGeneratedIsNotReplaced() throws {
    try folder.add("L10n+Localizable.swift", "// by hand")
    #expect(try failure(path("L10n+Localizable.swift"))?.reason == .writtenByHand)
    #expect(try failure(folder.url.path)?.path == path("L10n+Localizable.swift"))
    #expect(try names() == ["L10n+Localizable.swift"])
    #expect(try folder.text(of: "L10n+Localizable.swift") == "// by hand")
    try folder.add("L10n+Localizable.swift", "")
    try GeneratedOutput(folder.url.path).write(try generation())
    #expect(try folder.text(of: "L10n+Localizable.swift").hasPrefix(GeneratedFile.mark))
  }

  @Test func aLinkStaysAndItsTargetIsWritten() throws {
    try FileManager.default.createSymbolicLink(atPath: path("A.swift"), withDestinationPath: "Real/B.swift")
    try FileManager.default.createSymbolicLink(atPath: path("C.swift"), withDestinationPath: path("A.swift"))
    try GeneratedOutput(path("C.swift")).write(try generation())
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("A.swift")) == "Real/B.swift")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("C.swift")) == path("A.swift"))
    #expect(try folder.text(of: "Real/B.swift").hasPrefix(GeneratedFile.mark))
    try FileManager.default.createSymbolicLink(atPath: path("Loop.swift"), withDestinationPath: "Loop.swift")
    #expect(try failure(path("Loop.swift"))?.reason == .system(SystemError(code: ELOOP)))
  }

  /// Reading or writing a pipe would wait for ever.
  @Test func whatIsNoFileIsRefused() throws {
    #expect(mkfifo(path("Pipe.swift"), 0o600) == 0)
    #expect(try failure(path("Pipe.swift"))?.reason == .special)
  }

  @Test func permissionsStay() throws {
    let file = path("L10n.swift")
    try folder.add("L10n.swift", "")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try GeneratedOutput(file).write(try generation())
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
  }

  /// The first file can be written, and the folders for it are made; the second one's name is too long.
  @Test func foldersThatWereMadeForNothingAreRemoved() throws {
    try FileManager.default.createDirectory(atPath: path("Old"), withIntermediateDirectories: true)
    let texts = ["Old/New/Newer/a.swift": "a", "Old/New/Newest/\(String(repeating: "b", count: 300)).swift": "b"]
    #expect(throws: UnwritableFile.self) {
      try FileReplacement.write(Dictionary(uniqueKeysWithValues: texts.map { (path($0.key), $0.value) }))
    }
    #expect(try names() == ["Old"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("Old")) == [])
  }

  /// What a run that was killed has left stands in nobody's way, and names may be as long as they can.
  @Test func temporaryFilesHaveNamesOfTheirOwn() throws {
    let name = String(repeating: "a", count: 249) + ".swift"
    try GeneratedOutput(path(name)).write(try generation())
    #expect(try names() == [name])
    let first = try TemporaryFile(beside: path("L10n.swift"))
    let second = try TemporaryFile(beside: path("L10n.swift"))
    #expect(first.path != second.path)
    close(first.descriptor)
    close(second.descriptor)
  }
}

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
    try folder.add("L10n.swift", "before")
    let failure = #expect(throws: UnwritableFile.self) {
      try GeneratedOutput(folder.url.path).write(try generation())
    }
    #expect(failure?.error.code == EISDIR)
    #expect(failure?.path == path("L10n+Localizable.swift"))
    #expect(try folder.text(of: "L10n.swift") == "before")
    #expect(try names() == ["L10n+Localizable.swift", "L10n.swift"])
  }
}

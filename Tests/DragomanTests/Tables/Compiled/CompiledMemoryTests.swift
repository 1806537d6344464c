@testable import Dragoman
@testable import DragomanFormats
import Foundation
import TestResources
import Testing

/// Where the bytes of a compiled catalog are: mapped or in memory.
@Suite struct CompiledMemoryTests {
  private static let texts: [String: [UInt8]] = [
    "en.lproj/Localizable.strings": Array("a = one; b = \"%d of %@\"; c = \"привіт\";".utf8),
    "en.lproj/Localizable.stringsdict": VariantFiles.xml(["f": VariantFiles.files]),
    "en.lproj/Other.strings": Array("o = o;".utf8),
  ]

  /// A folder with compiled catalogs that nobody may write to, or everybody.
  private func folder(isWritable: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in CompiledPair.compile(Self.texts) {
      let file = folder.url.appending(path: name)
      try Data(bytes).write(to: file)
      let mode = isWritable ? 0o644 : 0o444
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    }
    return folder
  }

  private func isMapped(_ folder: TemporaryFolder, isBundle: Bool) throws -> Bool {
    let tree = DirectoryTree(folder: folder.url, isBundle: isBundle)
    let catalog = try OpenCatalog(tree, "en.dragoman", limits: FormatLimits())
    return try catalog.contents(limits: FormatLimits()).memory.owner == nil
  }

  @Test func onlyAReadOnlyBundleIsMapped() throws {
    #expect(try isMapped(folder(isWritable: false), isBundle: true))
    #expect(try !isMapped(folder(isWritable: false), isBundle: false))
    #expect(try !isMapped(folder(isWritable: true), isBundle: true))
  }

  @Test func mappedOnce() throws {
    let folder = try folder(isWritable: false)
    let tree = DirectoryTree(folder: folder.url, isBundle: true)
    let addresses = try (0..<2).map { _ in
      try OpenCatalog(tree, "en.dragoman", limits: FormatLimits()).contents(limits: FormatLimits()).memory.bytes
        .baseAddress
    }
    #expect(addresses[0] == addresses[1])
  }

  private func source(_ folder: TemporaryFolder, isBundle: Bool) -> TranslationSource {
    TranslationSource(origin: .tree(DirectoryTree(folder: folder.url, isBundle: isBundle), BundleTraits()))
  }

  private func answers(_ test: TestLocalizer) -> [String] {
    ["a", "b", "c", "f", "none"].flatMap { [test.localizer[$0], test.localizer.string($0, 2, "x")] }
      + [test.localizer.string("o", table: "Other")]
  }

  @Test func bothGiveTheSame() throws {
    let folder = try folder(isWritable: false)
    let tests = [true, false].map { TestLocalizer([source(folder, isBundle: $0)]) }
    #expect(answers(tests[0]) == answers(tests[1]))
    #expect(
      answers(tests[0]).starts(with: ["one", "one", "%d of %@", "2 of x", "привіт", "привіт", "%d files", "2 files"]))
  }

  /// A new file in the place of one that is mapped is another one; who has the old one goes on with it.
  @Test func aFileThatIsReplaced() throws {
    let folder = try folder(isWritable: false)
    let first = TestLocalizer([source(folder, isBundle: true)])
    #expect(first.localizer["a"] == "one")
    let file = folder.url.appending(path: "en.dragoman")
    let other = ["en.lproj/Localizable.strings": Array("a = 1;".utf8)]
    try Data(CompiledPair.compile(other)["en.dragoman"] ?? []).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    #expect(TestLocalizer([source(folder, isBundle: true)]).localizer["a"] == "1")
    #expect(first.localizer["c"] == "привіт")
  }

  /// What was cut off after it was listed is an issue when it is used.
  @Test func aFileThatShrinks() throws {
    let folder = try folder(isWritable: true)
    let test = TestLocalizer([source(folder, isBundle: true)])
    #expect(test.localizer.languages == ["en"])
    try Data([1, 2]).write(to: folder.url.appending(path: "en.dragoman"))
    #expect(test.localizer["a"] == "a")
    #expect(test.issues.sentences.first == "the file is no compiled catalog")
  }

  @Test func aFileOverTheLimitIsAnIssue() throws {
    var configuration = Localizer.Configuration.forTests
    configuration.limits.fileSize = 100
    for isWritable in [true, false] {
      let folder = try folder(isWritable: isWritable)
      let test = TestLocalizer([source(folder, isBundle: true)], configuration: configuration)
      #expect(test.localizer["a"] == "a")
      #expect(test.issues.sentences.first?.contains("over the limit of 100") == true)
    }
  }

  /// Messages are made at first use, by whoever comes.
  @Test func manyThreads() async throws {
    let folder = try folder(isWritable: false)
    for _ in 0..<20 {
      let test = TestLocalizer([source(folder, isBundle: true)])
      await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 { group.addTask { ["f", "b"].map { test.localizer.string($0, 2, "x") } } }
        for await answers in group { #expect(answers == ["2 files", "2 of x"]) }
      }
    }
  }

  @Test func manyTablesNeedALongHead() throws {
    let files = Dictionary((0..<500).map { ("en.lproj/Table\($0).strings", Array("k = \"v\($0)\";".utf8)) }) { $1 }
    let folder = try TemporaryFolder()
    let bytes = try #require(CompiledPair.compile(files)["en.dragoman"])
    #expect(try CompiledCatalog.headSize(bytes, fileSize: bytes.count) > CompiledCatalog.usualHeadSize)
    try Data(bytes).write(to: folder.url.appending(path: "en.dragoman"))
    for isBundle in [true, false] {
      let test = TestLocalizer([source(folder, isBundle: isBundle)])
      #expect(test.localizer.string("k", table: "Table499") == "v499")
    }
  }
}

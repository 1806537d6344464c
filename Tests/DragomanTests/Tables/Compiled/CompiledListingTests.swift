@testable import Dragoman
import DragomanFormats
import Foundation
import Synchronization
import TestResources
import Testing

/// What a folder has where compiled catalogs lie in it.
@Suite struct CompiledListingTests {
  /// Files in memory that tell which of them were read.
  private final class WatchedTree: FileTree {
    let files: MemoryTree
    let read = Mutex<Set<String>>([])

    init(_ files: [String: [UInt8]]) { self.files = MemoryTree(name: "test", files: files) }

    var name: String { files.name }
    func names(in folder: String?) -> [String] { files.names(in: folder) }
    func displayPath(of path: String) -> String { files.displayPath(of: path) }
    func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8] {
      read.withLock { _ = $0.insert(path) }
      return try files.contents(of: path, limits: limits)
    }
  }

  private static let catalog = """
    {"sourceLanguage": "uk", "version": "1.0", "strings": {"k": {"localizations": {
      "uk": {"stringUnit": {"state": "translated", "value": "катал."}},
      "en": {"stringUnit": {"state": "translated", "value": "catalog"}}}}}}
    """
  private static let texts = ["Localizable.xcstrings": catalog, "en.lproj/Localizable.strings": "s = strings;"]
    .mapValues { Array($0.utf8) }

  private func make(_ files: [String: [UInt8]], default defaultLanguage: Language? = nil) -> TestLocalizer {
    TestLocalizer([.files(files, named: "test", defaultLanguage: defaultLanguage)])
  }

  @Test func compiledCatalogsAreReadInsteadOfTexts() throws {
    let compiled = CompiledPair.compile(Self.texts)
    #expect(compiled.keys.sorted() == ["en.dragoman", "uk.dragoman"])
    let tree = WatchedTree(Self.texts.merging(compiled) { $1 })
    let test = TestLocalizer([TranslationSource(origin: .tree(tree, BundleTraits()))])
    #expect(test.localizer.languages == ["en", "uk"])
    #expect(test.localizer.defaultLanguage == "uk")
    #expect(["k", "s"].map { test.localizer[$0] } == ["catalog", "strings"])
    #expect(tree.read.withLock(\.self) == ["en.dragoman", "uk.dragoman"])
    #expect(test.issues.all.isEmpty)
  }

  @Test func theNameOfTheFileDoesNotCount() {
    let compiled = CompiledPair.compile(Self.texts)
    let renamed = Dictionary(compiled.map { ($0.key == "uk.dragoman" ? "UK (1).dragoman" : $0.key, $0.value) }) { $1 }
    #expect(make(renamed).localizer.languages == ["en", "uk"])
  }

  /// Otherwise one language would be lost: it is read from the texts, with an issue that says why.
  @Test func aDamagedCatalogGivesWayToTheTexts() throws {
    var files = Self.texts.merging(CompiledPair.compile(Self.texts)) { $1 }
    files["en.dragoman"]?.removeLast()
    let test = make(files)
    #expect(test.localizer.languages == ["en", "uk"])
    #expect(["k", "s"].map { test.localizer[$0] } == ["catalog", "strings"])
    let issue = try #require(test.issues.all.first)
    #expect(issue.location?.description == "test/en.dragoman")
    #expect(issue.kind.rawValue == "compiled-catalog")
    #expect(issue.sentence.contains("it is not whole"))
    #expect(test.localizer.withLanguage("uk") { test.localizer["k"] } == "катал.")
  }

  @Test func aLanguageThatWasNotCompiledIsThereAsText() {
    var files = Self.texts.merging(CompiledPair.compile(Self.texts)) { $1 }
    files["fr.lproj/Localizable.strings"] = Array("k = fr;".utf8)
    files["en.lproj/Localizable.strings"] = Array("k = newer;".utf8)
    let test = make(files)
    #expect(test.localizer.languages == ["en", "fr", "uk"])
    #expect(test.localizer["k"] == "catalog")
    #expect(test.localizer.withLanguage("fr") { test.localizer["k"] } == "fr")
  }

  @Test func anotherVersionIsNotRead() throws {
    var files = Self.texts.merging(CompiledPair.compile(Self.texts)) { $1 }
    files["en.dragoman"]?[8] = 2
    files["uk.dragoman"] = Array("no catalog".utf8)
    let test = make(files)
    #expect(test.localizer["k"] == "catalog")
    #expect(test.issues.sentences.contains { $0.contains("version 2") })
    #expect(test.issues.sentences.contains("the file is no compiled catalog"))
  }

  @Test func filesOfAPersonAreListedForTools() {
    let files = Self.texts.merging(CompiledPair.compile(Self.texts)) { $1 }
    let listing = TableListing(MemoryTree(name: "test", files: files), defaultLanguage: nil, limits: FormatLimits())
    #expect(listing.files(of: "en").map(\.path) == ["test/en.lproj/Localizable.strings", "test/Localizable.xcstrings"])
  }

  /// What was compiled is what is compiled now; another format is another version, and files of its own.
  @Test func theFormatStays() throws {
    let texts = Folders.fixtures.appending(path: "Consumers/CompiledTexts/Sources/CompiledTexts/Resources")
    let compiled = CompiledPair.compile(try TranslationFiles(folder: texts).read())
    #expect(compiled.keys.sorted() == ["ar.dragoman", "en.dragoman", "uk.dragoman"])
    for (name, bytes) in compiled {
      #expect(try Data(contentsOf: Folders.fixtures.appending(path: "compiled/\(name)")).elementsEqual(bytes))
    }
  }

  /// The same texts are the same bytes, whatever is compiled before and however often.
  @Test func theSameEveryTime() {
    let files = VariantFiles.xml(["a": VariantFiles.files, "b": VariantFiles.filesRussian])
    let all = Self.texts.merging(["ru.lproj/Localizable.stringsdict": files]) { $1 }
    #expect(CompiledPair.compile(all) == CompiledPair.compile(all))
    #expect(CompiledPair.compile(all.merging(CompiledPair.compile(all)) { $1 }) == CompiledPair.compile(all))
  }
}

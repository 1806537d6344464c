import DragomanFormats
import DragomanTools
import Foundation
import TestResources
import Testing

@Suite struct FileDumpTests {
  private func dump(_ text: String, _ kind: FileKind) -> FileDump {
    FileDump(Array(text.utf8), kind: kind, file: "F")
  }

  @Test func tableIsFlatAndSorted() {
    let dump = dump("\"ä\" = \"1/2\";\nb = c;\n\"a\\nb\" = \"\\\"\\U0001\";", .strings)
    #expect(dump.output == "{\n  \"a\\nb\": \"\\\"\\u0001\",\n  \"b\": \"c\",\n  \"ä\": \"1/2\"\n}")
    #expect(dump.diagnostics.isEmpty)
    #expect(!dump.lostContent)
  }

  @Test func nestedKeysAreJoinedAndOtherValuesLeftOut() {
    let xml =
      "<plist><dict><key>a</key><dict><key>b</key><string>c</string></dict><key>n</key><integer>1</integer></dict></plist>"
    let dump = dump(xml, .propertyList)
    #expect(dump.output == "{\n  \"a.b\": \"c\"\n}")
    #expect(dump.diagnostics.map(\.rule) == ["value-kind"])
    #expect(dump.lostContent)
  }

  @Test func stringsDictKeepsItsStructure() {
    let xml = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      <key>x</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let dump = dump(xml, .stringsDict)
    let expected = """
      {
        "n": {
          "NSStringLocalizedFormatKey": "%#@x@",
          "x": {
            "other": "%d"
          }
        }
      }
      """
    #expect(dump.output == expected)
    #expect(dump.diagnostics.isEmpty)
  }

  @Test func variantsThatCannotBeShownAreToldOf() {
    let xml = """
      <plist><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@lost@ %#@x@</string>
      <key>x</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let dictionary = dump(xml, .stringsDict)
    #expect(dictionary.diagnostics.map(\.place) == ["F:2:38"])
    #expect(dictionary.diagnostics.map(\.rule) == ["variants"])
    #expect(!dictionary.lostContent)

    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"n": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%#@lost@"}},
        "uk": {"stringUnit": {"state": "translated", "value": "%#@lost@"}}}}}}
      """
    let catalog = dump(json, .stringCatalog)
    #expect(catalog.diagnostics.map(\.place) == ["F:2:57", "F:3:57"])
    #expect(!catalog.lostContent)
  }

  @Test func anUnknownVersionIsToldOf() {
    let catalog = dump(#"{"sourceLanguage": "en", "version": "2.0", "strings": {}}"#, .stringCatalog)
    #expect(catalog.diagnostics.map(\.place) == ["F:1:37"])
    #expect(catalog.diagnostics.map(\.severity) == ["warning"])
    #expect(!catalog.lostContent)
    #expect(dump(#"{"sourceLanguage": "en", "version": "1.4", "strings": {}}"#, .stringCatalog).diagnostics.isEmpty)
  }

  @Test func duplicateAndEmptinessLoseNothing() {
    let twice = dump("a = 1;\na = 2;", .strings)
    #expect(twice.output == "{\n  \"a\": \"2\"\n}")
    #expect(twice.diagnostics.map(\.severity) == ["warning"])
    #expect(!twice.lostContent)
    for kind in FileKind.allCases {
      let empty = dump("", kind)
      #expect(empty.output == "{}")
      #expect(!empty.diagnostics.isEmpty)
      #expect(empty.diagnostics.allSatisfy { $0.severity == "warning" })
      #expect(!empty.lostContent)
    }
  }

  @Test func lineIsWhatEditorsUnderstand() {
    let dump = dump(#"{"sourceLanguage":"en","strings":{"a\nb":1}}"#, .stringCatalog)
    #expect(
      dump.diagnostics.map(\.description) == [
        #"F:1:42: error: “a\nb” should be an object in braces and is not used [value-kind]"#
      ])
  }

  @Test func fileThatCannotBeReadIsAFailure() {
    #expect(throws: UnreadableFile(path: "/nowhere/a.strings", failure: .unreadable(errno: ENOENT))) {
      try FileDump(file: "/nowhere/a.strings")
    }
    #expect(throws: UnreadableFile(path: "/nowhere/a.txt", failure: .unknownKind)) {
      try FileDump(file: "/nowhere/a.txt")
    }
  }

  @Test func failuresHaveSentences() {
    #expect(
      UnreadableFile(path: "a/b.strings", failure: .unreadable(errno: ENOENT)).sentence
        == "a/b.strings: the file cannot be read: No such file or directory")
    #expect(
      UnreadableFile(path: "a.txt", failure: .unknownKind).sentence
        == "a.txt: the file is of no kind that is read here, which are .strings, .stringsdict, .xcstrings and .plist")
  }
}

@Suite(.needsCorpus) struct FileDumpCorpusTests {
  static let files = ["strings", "stringsdict", "xcstrings"].flatMap {
    Folders.files(under: Folders.corpus, withExtension: $0)
  }

  /// Every real file becomes JSON, and what was lost is said.
  @Test func everyFileIsJSON() throws {
    #expect(Self.files.count > 300)
    for file in Self.files where file.pathExtension != "xcstrings" {
      let dump = try FileDump(file: file.path)
      #expect(try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) is [String: Any], "\(file.path)")
      #expect(!dump.lostContent || dump.diagnostics.contains { $0.severity == "error" }, "\(file.path)")
    }
  }

  @Test func nothingOfUTMIsLost() throws {
    let file = try #require(Self.files.first { $0.path.hasSuffix("UTM/Platform/fr.lproj/Localizable.strings") })
    let dump = try FileDump(file: file.path)
    let object = try JSONSerialization.jsonObject(with: Data(dump.output.utf8))
    #expect((object as? [String: Any])?.count == 743)
  }
}

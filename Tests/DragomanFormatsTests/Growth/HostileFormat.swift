@testable import DragomanFormats

/// A format, the pieces of its grammar, and every way in which it is read.
struct HostileFormat: CustomStringConvertible, Sendable {
  let description: String
  let prefixes: [String]
  let suffixes: [String]
  let pieces: [String]
  let read: @Sendable ([UInt8]) -> Void

  static let all = [strings, stringsDict, xml, catalog]

  static let strings = HostileFormat(
    description: ".strings",
    prefixes: ["", "", "k = (", "{", "/*", "\"", "a = {"],
    suffixes: ["", "*/", "\"", ";", ") ?", "\n\"a\"=\"b\";", "'", "}"],
    pieces: [
      "\"", "/*", "*/", "//", "\n", "{", "}", "(", ")", "<", ">", "\\", "'", ";", "=", "\"a\"", "\"a\"=\"b\";", "a",
      " ", "k = v;", "\u{A0}", "“", "\r", "\u{2028}", ",", ":", "?", "\"a\"=\"", "=;", "\\\"", "@", "00", "};", "”=",
      "'a'='b';", "/",
    ]
  ) { bytes in
    _ = CollectedTable(strings: bytes)
    _ = StringsFile(bytes)
  }

  static let stringsDict = HostileFormat(
    description: ".stringsdict", prefixes: ["", "(", "<", "\"", "{"], suffixes: ["", ")", "\"", ">"],
    pieces: strings.pieces
  ) { _ = StringsDict($0) }

  static let xml = HostileFormat(
    description: "XML",
    prefixes: ["<plist><dict>", "<plist>", "<plist><dict><key>a</key><string>", "<plist><dict><key>k</key><dict>"],
    suffixes: ["", "</dict></plist>", "-->", "\"", "]>", "]]>"],
    pieces: [
      "<", ">", "<dict>", "</dict>", "<key>", "</key>", "a", "<string>", "</string>", "<!--", "-->", "<![CDATA[", "]]>",
      "<!DOCTYPE", "[", "]", "\"", "<?", "?>", "&", ";", "<array>", "</array>", "<x>", "<date>", "<plist>", "</plist>",
      "\n", "<key>#</key><string>b</string>", "<key>a</key><dict>", "<true/>", "<data>", "</", "&amp;", "é", "'", "<!",
    ]
  ) { bytes in
    _ = CollectedTable(propertyList: bytes)
    _ = StringsDict(bytes)
  }

  static let catalog = HostileFormat(
    description: ".xcstrings",
    prefixes: [
      "{\"strings\":{", "{", "{\n  \"strings\" : {\n    \"a\" : {\n", "{\"sourceLanguage\":\"en\",\"strings\":{",
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{",
    ],
    suffixes: ["", "}}", "\"", "\n    \"z\" : {\"comment\":\"\"}", "}}}}}}}"],
    pieces: [
      "{", "}", "[", "]", "\"", ":", ",", "\\", "\n", " ", "\"#\":", "\"a\"", "{}", "\"strings\":{",
      "\"version\":\"1\"",
      "\"sourceLanguage\":\"en\",", "\"comment\":", "\"localizations\":{", "\"de\":{", "\"#\":{\"comment\":\"\"},",
      "},",
      "\"stringUnit\":{\"value\":\"x\"}", "\"stringUnit\":{\"state\":\"new\"}", "\n    ", "\n  ", "1", "true", "@",
      "\"a\":{", "\"#\":{\"x\":1}", "\"variations\":{\"plural\":{", "\"#\":{},", "\\\"", "\n    },",
      "\"extractionState\":\"manual\"", "\"substitutions\":{",
    ]
  ) { bytes in
    _ = StringCatalog.read(bytes)
    var sink = CollectedTable()
    let reader = StringCatalogReader(bytes: bytes)
    reader.read(language: "de", into: &sink)
    _ = reader.languages()
    _ = JSONDocument(bytes: bytes)
  }
}

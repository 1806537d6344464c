@testable import DragomanTools
import Foundation
import TestResources
import Testing

/// Nothing that stands in a file becomes code.
@Suite struct HostileKeysTests {
  static let texts = [
    "\"); exit(0) //", "\\\"); exit(0) //", "*/ exit(0) /*", "a\nexit(0)", "a\rexit(0)", "a\u{2028}exit(0)",
    "a\u{85}exit(0)", "a\u{B}exit(0)", "a\u{C}exit(0)", "\\(exit(0))", "\\", "\"\"\"", "#\"", "\\u{0}", "a\u{0}b",
    "\u{202E}txet", "`exit`", "$(name: exit(0))", "$(`a`)", "%#@exit(0)@", "%99999999999999999999$@", "%9999$d",
    "// exit", "#if exit", "a\u{301}", "\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}x", "../../etc/passwd",
    "\u{3164}", "a\(Noncharacter.first)\"); exit(0) //", "\u{FFFE}\u{FFFF}\u{10FFFF}",
  ]

  /// All of them as keys, as texts, as comments, and as names of arguments.
  static func project() throws -> TemporaryFolder {
    let entries = texts.enumerated().map { index, text -> String in
      let text = (inside: quoted(text), comment: text)
      return """
        "\(text.inside)" = "\(text.inside) $(\(text.inside))";
        /* \(text.comment) */ "k\(index)" = "\(text.inside)";

        """
    }
    return try TemporaryFolder(["en.lproj/Localizable.strings": entries.joined()])
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0": "\\U0000"
      default: String(scalar)
      }
    }.joined()
  }

  @Test(arguments: [KeyName.Style.nested, .flat], [AccessLevel.internal, .public])
  func nothingBecomesCode(style: KeyName.Style, access: AccessLevel) throws {
    let folder = try Self.project()
    var options = GenerationOptions()
    options.style = style
    options.access = access
    options.distinguishesKeys = true
    let code = try KeyGeneration([try Project(folder.url.path)], options: options).file.text
    for scalar in code.unicodeScalars where !scalar.isVisible && scalar != "\n" {
      Issue.record("\(scalar.escaped(asASCII: true)) is in the code")
    }
    // Every line is one that the generator writes, with texts as comments and as literals only.
    for line in code.split(separator: "\n") where !(try isExpected(line.drop { $0 == " " })) {
      Issue.record("unexpected: \(line)")
    }
  }

  /// The lines that are written, by their grammar.
  private static let grammar: [String] = {
    let name = #"`?[\p{L}\p{M}\p{Nd}_]+`?"#
    let byte = "0x[0-9A-F]{1,2}(, )?"
    let array = #"\[(\#(byte))*\] as \[Swift\.UInt8\]"#
    let bytes = #"Swift\.String\(decoding: \#(array), as: Swift\.UTF8\.self\)"#
    let literal = #"("(\\.|[^"\\])*"|\#(bytes))"#
    let swiftType = #"Swift\.(String|Int|UInt|Double|Unicode\.Scalar)"#
    let type = #"(\#(swiftType)|Dragoman\.LocalizedText|some Dragoman\.MessageArgument)"#
    let parameter = "\(name)( \(name))?: \(type)"
    let value = #"(\#(literal): )?(\#(name)|Dragoman\.MessageValue\.missing)"#
    let list = #"\[(\#(value)(, \#(value))*)?\]"#
    let values = #"\#(value)(, \#(value)){0,2}|arguments: \#(list)|\#(list)"#
    let place = #"table: nil, bundle: __L10n\.bundle\)"#
    return [
      "(internal|public) static var \(name): \(type) \\{",
      "(internal|public) static func \(name)\\(\(parameter)(, \(parameter))*\\) -> \(type) \\{",
      "(internal|public) enum \(name) \\{",
      #"internal typealias \#(name) = __L10n\.LocalizedTexts\.\#(name)"#,
      #"__L10n_\#(name)\.string\(((\#(values)), )?in: __L10n\.textsOfBundle\)"#,
      #"private static let __L10n_\#(name) = Dragoman\.LocalizedKey\(\#(literal)\)"#,
      #"Dragoman\.LocalizedText\.key\(\#(literal), (arguments: )?\#(list), \#(place)"#,
    ]
  }()

  private func isExpected(_ line: Substring) throws -> Bool {
    if line.hasPrefix("//") || Self.fixed.contains(String(line)) { return true }
    return try Self.grammar.contains { try Regex($0).wholeMatch(in: line) != nil }
  }

  private static let fixed: Set = [
    "}", "import Dragoman", "import Foundation", "nonisolated enum __L10n {", "#if SWIFT_PACKAGE", "#else", "#endif",
    "static let bundle: Foundation.Bundle? = Dragoman.Localizer.bundle(ofModule: #fileID, near: Anchor.self)",
    "static let bundle: Foundation.Bundle? = .main", "static let textsOfBundle = Dragoman.LocalizedBundle(bundle)",
    "private final class Anchor {}",
    "nonisolated internal enum L10n {", "nonisolated public enum L10n {",
    "internal static let languages: [Dragoman.Language] = [\"en\"]", "case en = \"en\"",
    "public static let languages: [Dragoman.Language] = [\"en\"]",
    "internal enum AppLanguage: Swift.String, Dragoman.LanguageChoice {",
    "public enum AppLanguage: Swift.String, Dragoman.LanguageChoice {",
    "nonisolated extension Dragoman.LocalizedText {", "nonisolated extension L10n {",
    "typealias LocalizedTexts = L10n.LocalizedTexts",
    "#if hasFeature(InternalImportsByDefault)", "public import Dragoman",
  ]
}

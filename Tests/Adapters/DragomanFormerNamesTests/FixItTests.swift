import Foundation
import TestResources
import Testing

/// What the compiler says of the former names. Each call is on a line of its own.
@Suite struct FixItTests {
  /// A call as it was written, what the compiler offers, and the call with that.
  private static let renamings = [
    (#""k".localized(using: "Errors")"#, "localized(table:)", #""k".localized(table: "Errors")"#),
    (#""k".localized(in: .main)"#, "localized(bundle:)", #""k".localized(bundle: .main)"#),
    (
      #""k".localized(using: "E", in: .main)"#, "localized(table:bundle:)", #""k".localized(table: "E", bundle: .main)"#
    ),
    (#""k".localizedFormat(1, 2)"#, "localized(_:)", #""k".localized(1, 2)"#),
    (
      #""k".localizedFormat(arguments: 1, using: "E", in: .main)"#, "localized(_:table:bundle:)",
      #""k".localized(1, table: "E", bundle: .main)"#
    ),
    (#""k".localizedPlural(3)"#, "localized(_:)", #""k".localized(3)"#),
    (#""k".localizedPlural(argument: 3, using: "E")"#, "localized(_:table:)", #""k".localized(3, table: "E")"#),
    ("Localize.currentLanguage()", "Localizer.main.language.identifier", "Localizer.main.language.identifier"),
    ("Localize.resetCurrentLanguageToDefault()", "Localizer.main.followSystem()", "Localizer.main.followSystem()"),
    (#""k".l10n()"#, "localized", #""k".localized"#),
    (#""k".l10n(resource: "E")"#, "localized(table:)", #""k".localized(table: "E")"#),
    (#""k".l10nPlural(2)"#, "localized(_:)", #""k".localized(2)"#),
    ("let a: ACLocalizedString = \"a\"", "LocalizedText", "let a: LocalizedText = \"a\""),
    ("LocalizedText(\"a\").toString()", "string", "LocalizedText(\"a\").string"),
    ("label.textLocalized = .key(\"k\")", "localizedText", "label.localizedText = .key(\"k\")"),
    (
      "button.setTitleLocalized(.key(\"k\"), for: .normal)", "setLocalizedTitle(_:for:)",
      "button.setLocalizedTitle(.key(\"k\"), for: .normal)"
    ),
    (
      "UITabBarItem(titleLocalized: .key(\"k\"), image: nil, tag: 0)", "init(localizedTitle:image:tag:)",
      "UITabBarItem(localizedTitle: .key(\"k\"), image: nil, tag: 0)"
    ),
    ("label.localizeKey = \"k\"", "localizationKey", "label.localizationKey = \"k\""),
    ("label.l10nText = \"k\"", "localizationKey", "label.localizationKey = \"k\""),
    ("Language(rawValue: \"uk\")", "init(identifier:)", "Language(identifier: \"uk\")"),
  ]

  /// What could be ambiguous where the former names are seen too.
  private static let calls = [
    #""k".localized"#, #""k".localized()"#, #""k".localized(3)"#, #""k".localized(1, 2, 3, 4)"#,
    #""k".localized(["name": "Anna"])"#, #""k".localized(arguments: [1])"#, #""k".localized(table: "E")"#,
    #""k".localized(bundle: nil)"#, #""k".localized(tableName: "E")"#, #""k".localizedPlural(arguments: 3)"#,
    #""k".localizedPlural(tableName: "E", arguments: 3)"#, #"localized("k", 3)"#, #"KOLocalized("k")"#,
    #"let text: LocalizedText = "\(.key("a")): \(3)""#, #"let text = .key("a") + " " + LocalizedText.key("b", 3)"#,
    #"Text(localized: "k")"#, #"DragomanSwiftUI.Localized(key: "k")"#, #"let view: Localized = Localized(key: "k")"#,
    "UIBarButtonItem()", "UITabBarItem()", "let language: Language = \"uk\"", "Language(\"uk\")", "12.formatted()",
  ]

  @Test func theCompilerOffersTheNewName() async throws {
    let said = try await complaints(Self.renamings.map(\.0))
    for (index, (call, name, _)) in Self.renamings.enumerated() {
      let notes = said.split(separator: "\n").filter { $0.contains("Calls.swift:\(index + 1):") }
      #expect(notes.contains { $0.hasSuffix("note: use '\(name)' instead") }, "\(call)\n\(notes)")
    }
  }

  @Test func whatItOffersCompiles() async throws {
    #expect(try await complaints(Self.renamings.map(\.2)) == "")
  }

  @Test func nothingElseIsAmbiguousOrDeprecated() async throws {
    #expect(try await complaints(Self.calls) == "")
  }

  private func complaints(_ calls: [String]) async throws -> String {
    let imports = [
      "Dragoman", "DragomanFormerNames", "DragomanSwiftUI", "DragomanUIKit", "Foundation", "SwiftUIStandIn",
      "UIKitStandIn",
    ]
    let lines = calls.enumerated().map { index, call in
      let statement = call.contains(" = ") ? call : "_ = \(call)"
      return "#sourceLocation(file: \"Calls.swift\", line: \(index + 1))\n  do { \(statement) }"
    }
    let code =
      imports.map { "import \($0)\n" }.joined()
      + "@MainActor func calls(label: UILabel, button: UIButton) {\n" + lines.joined(separator: "\n") + "\n}\n"
    let folder = try TemporaryFolder(["Calls.swift": code])
    return try await SwiftCompiler.complaints(
      [folder.url.appending(path: "Calls.swift")],
      ["-Werror", "DeprecatedDeclaration", "-diagnostic-style=llvm"])
  }
}

@testable import Dragoman
@testable import DragomanFormats

/// A localizer over one file, whose texts are all asked for.
struct FuzzLocalizer {
  private let localizer: Localizer

  /// - Parameter path: The place of the file in a folder of translations, `en.lproj/Localizable.stringsdict`.
  init(_ bytes: [UInt8], path: String) {
    let source = TranslationSource.files([path: bytes], named: "fuzz", defaultLanguage: "en")
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    localizer = Localizer(sources: [source], selection: selection, configuration: configuration) { issue in
      precondition(!issue.description.isEmpty, "an issue says nothing")
    }
  }

  /// Shows every text with no argument, with numbers, and with arguments of other kinds.
  func showAll() {
    for key in localizer.keys {
      _ = localizer.string(key)
      for number in [0, 1, 2, 5, 1_000_000] as [Int64] { _ = localizer.string(key, number, 1.5, "text") }
      _ = localizer.string(key, "text", Optional<Int>.none, [1, 2])
      _ = localizer.string(key, ["name": "text", "count": 2])
    }
  }
}

extension Localizer {
  /// The keys of the default table.
  fileprivate var keys: [String] {
    currentSnapshot.table(nil)?.table.entries.keys.map(\.text) ?? []
  }
}

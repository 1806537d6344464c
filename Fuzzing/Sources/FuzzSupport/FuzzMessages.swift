@testable import Dragoman

/// Localizers without texts, one a language, for messages that are in no table.
///
/// They are made once: to find out how a language writes numbers takes longer than everything else.
struct FuzzMessages {
  /// Languages with digits, groups or lists of their own.
  private static let shared = (["en", "fa", "hi", "uk", "es", "he"] as [Language]).map(Self.init)

  private let localizer: Localizer

  private init(_ language: Language) {
    let selection = LanguageSelection(store: .memory, preferredLanguages: [language])
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    localizer = Localizer(
      sources: [.dictionary([language: ["": ""]])], selection: selection, configuration: configuration
    ) { issue in
      precondition(!issue.description.isEmpty, "an issue says nothing")
    }
  }

  /// A message with arguments, in one of the languages.
  static func text(_ message: String, _ arguments: MessageReference.Arguments, language: UInt8) -> LocalizedText {
    let localizer = shared[Int(language) % shared.count].localizer
    let reference = MessageReference(key: "k", value: message, arguments: arguments)
    return LocalizedText(.message(reference, LocalizerReference(localizer)))
  }
}

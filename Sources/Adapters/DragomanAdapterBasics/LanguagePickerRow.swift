public import Dragoman

/// A row of a list for choosing a language.
public struct LanguagePickerRow: Sendable, Hashable, Identifiable {
  /// The language; nil stands for following the system.
  public let language: Language?
  /// The language's own name, or what says that the system is followed.
  public let title: String
  /// The language's name in the language in force; nil where it is the same.
  public let subtitle: String?
  /// Whether it is what was chosen.
  public let isChosen: Bool
  /// Whether the title is written from right to left.
  public let isRightToLeft: Bool

  /// The tag of the language; empty for following the system.
  public var id: String { language?.identifier ?? "" }
}

extension LanguagePickerRow {
  /// The rows for the languages that a localizer has, sorted by their own names.
  ///
  /// - Parameters:
  ///   - localizer: Whose languages they are, and whose choice is ticked.
  ///   - systemTitle: What the row says that stands for following the system; nil leaves that row out.
  public static func rows(of localizer: Localizer, systemTitle: String?) -> [LanguagePickerRow] {
    let current = localizer.language
    let followsSystem = localizer.selection.choice == .system
    let system = systemTitle.map { title in
      LanguagePickerRow(
        language: nil, title: title, subtitle: nil, isChosen: followsSystem, isRightToLeft: current.isRightToLeft)
    }
    let languages = localizer.languages.map { language in
      // Without a row for the system, what the system led to is ticked.
      let isChosen = language == current && (system == nil || !followsSystem)
      return LanguagePickerRow(language, in: current, isChosen: isChosen)
    }
    return (system.map { [$0] } ?? []) + languages.sorted { $0.title < $1.title }
  }

  private init(_ language: Language, in current: Language, isChosen: Bool) {
    self.language = language
    self.isChosen = isChosen
    title = language.ownName
    let name = language.name(in: current)
    subtitle = name.lowercased() == title.lowercased() ? nil : name
    isRightToLeft = language.isRightToLeft
  }
}

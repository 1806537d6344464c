internal import DragomanLocaleData

extension Language {
  /// The categories into which languages sort numbers: English has ``one`` and ``other``, Arabic has all six.
  ///
  /// Source: UTS #35, "Language Plural Rules".
  public enum PluralCategory: String, CaseIterable, Sendable {
    /// In Arabic for 0.
    case zero
    /// In English for 1, in Ukrainian for 1, 21, 31.
    case one
    /// In Arabic for 2.
    case two
    /// In Ukrainian for 2, 3, 4, 22.
    case few
    /// In Ukrainian for 0, 5, 11, 12.
    case many
    /// The category that every language has, and the only one in Japanese.
    case other
  }
}

extension Language.PluralCategory {
  init(_ category: DragomanLocaleData.PluralCategory) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    case .other: self = .other
    }
  }
}

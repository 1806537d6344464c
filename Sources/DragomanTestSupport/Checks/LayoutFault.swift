public import Dragoman

/// Something that has no room in one of the languages.
public struct LayoutFault: Sendable, Hashable, CustomStringConvertible {
  /// The language in which it has none.
  public let language: Language
  /// What the check called it.
  public let place: String

  /// As in `de: the button for saving`.
  public var description: String { "\(language): \(place)" }
}

extension Localizer {
  /// Shows every language, one after another, and asks each time what does not fit.
  ///
  /// ```swift
  /// #expect(localizer.layoutFaults { _ in screen.layoutIfNeeded(); return screen.labelsWithoutRoom } == [])
  /// ```
  ///
  /// Everything bound to the localizer shows the language when the check is called. What was selected before is
  /// selected again at the end.
  ///
  /// - Parameters:
  ///   - languages: Which languages are shown; nil shows all there are, pseudo-languages among them.
  ///   - check: Gives back what has no room, by names for the message.
  /// - Throws: What `Localizer.select(_:)` throws.
  @MainActor public func layoutFaults(
    in languages: [Language]? = nil, _ check: (Language) -> [String]
  ) throws(LanguageSelectionError) -> [LayoutFault] {
    let former = selection.choice
    defer { selectAgain(former) }
    var faults: [LayoutFault] = []
    for language in languages ?? self.languages {
      try select(language)
      faults += check(language).map { LayoutFault(language: language, place: $0) }
    }
    return faults
  }

  /// Chooses what was chosen before, which can be selected.
  private func selectAgain(_ choice: LanguageSelection.Choice) {
    switch choice {
    case .system: followSystem()
    case .language(let language): try? select(language)
    }
  }
}

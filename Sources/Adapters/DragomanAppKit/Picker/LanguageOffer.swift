#if os(macOS) || os(Linux)
  public import Dragoman

  /// What a menu of languages offers, and what happens when a person chooses.
  @MainActor public struct LanguageOffer {
    /// Whose languages are offered; nil is `Localizer.main`.
    public var localizer: Localizer?
    /// Whether there is an item for following the system.
    public var includesSystem: Bool
    /// Called when a choice has been made; nil stands for following the system.
    public var onChoice: (@MainActor (Language?) -> Void)?
    /// Called when a choice could not be made: the store failed, or the language is gone.
    public var onFailure: (@MainActor (LanguageSelectionError) -> Void)?

    /// Makes an offer.
    public init(
      of localizer: Localizer? = nil, includesSystem: Bool = true, onChoice: (@MainActor (Language?) -> Void)? = nil,
      onFailure: (@MainActor (LanguageSelectionError) -> Void)? = nil
    ) {
      self.localizer = localizer
      self.includesSystem = includesSystem
      self.onChoice = onChoice
      self.onFailure = onFailure
    }
  }
#endif

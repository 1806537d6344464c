#if !os(macOS) && !os(watchOS)
  import Dragoman

  /// Which changes of the language make a window's root anew.
  public enum RootRebuild: Sendable {
    /// Each.
    case everyChange
    /// Those between languages that are written from the left and from the right.
    case directionChange

    func concerns(_ change: LanguageChange) -> Bool {
      switch self {
      case .everyChange: true
      case .directionChange: change.changesDirection
      }
    }
  }
#endif

#if !os(macOS) && !os(watchOS)
  import Dragoman

  /// Whose direction a window or a scene follows, as it is kept with it.
  struct FollowedDirection {
    static let slot: LocalizedSlot = "layoutDirection"

    /// Nil is `Localizer.main`.
    let localizer: Localizer?

    @MainActor var turn: LayoutTurn { LayoutTurn(of: localizer) }
  }
#endif

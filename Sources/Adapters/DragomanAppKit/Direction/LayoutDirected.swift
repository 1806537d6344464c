#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  /// What has a direction of its own, which is that of the app until someone sets it.
  @MainActor protocol LayoutDirected: LocalizationTarget {
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get set }
  }

  extension NSView: LayoutDirected {}
  extension NSMenu: LayoutDirected {}

  extension LayoutDirected {
    /// Whether the direction is of our making.
    var hasTurnedDirection: Bool {
      get { isMarked("turnedDirection") }
      set { setMark("turnedDirection", newValue) }
    }
  }
#endif

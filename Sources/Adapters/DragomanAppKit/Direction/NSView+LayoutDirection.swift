#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSView {
    /// Turns the view and all in it to the direction of the language in force: for a view that is made while the app is
    /// turned round, such as in `viewDidLoad` or when a row of a table is made.
    ///
    /// - Parameter localizer: Whose language it is; nil is `Localizer.main`.
    public func turnToLayoutDirection(of localizer: Localizer? = nil) {
      var turn = LayoutTurn(of: localizer)
      turn.turn(self)
    }

    /// Whether the view and all in it stay as they are when the layout turns: for what is no text, such as the buttons
    /// of a player or a map.
    public var keepsLayoutDirection: Bool {
      get { isMarked("keepsDirection") }
      set { setMark("keepsDirection", newValue) }
    }
  }
#endif

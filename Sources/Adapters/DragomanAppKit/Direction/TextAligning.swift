#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  /// A view whose text has an alignment.
  @MainActor protocol TextAligning: NSView {
    var alignment: NSTextAlignment { get set }
  }

  extension NSTextField: TextAligning {}
  extension NSText: TextAligning {}

  extension TextAligning {
    /// Whether the alignment is of our making.
    var hasTurnedAlignment: Bool {
      get { isMarked("turnedAlignment") }
      set { setMark("turnedAlignment", newValue) }
    }
  }
#endif

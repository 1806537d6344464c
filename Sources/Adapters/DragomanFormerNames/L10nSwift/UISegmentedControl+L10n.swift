#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UISegmentedControl {
    /// Whether the titles of the segments are keys. It is there to be set to true, once they are.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write setLocalizedTitle(.key(\"…\"), forSegmentAt: …) for each")
    public var l10nUseSegmentTitleAsKey: Bool {
      get { false }
      set { if newValue { bindTitlesAsKeys() } }
    }

    private func bindTitlesAsKeys() {
      for segment in 0..<numberOfSegments {
        if let key = titleForSegment(at: segment) { setLocalizedTitle(.key(key), forSegmentAt: segment) }
      }
    }
  }
#endif

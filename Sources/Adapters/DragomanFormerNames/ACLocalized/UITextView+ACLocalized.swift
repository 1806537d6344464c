#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITextView {
    /// The text in the view; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedText")
    public var textLocalized: LocalizedText? {
      get { localizedText }
      set { localizedText = newValue }
    }

    /// The text in the view, with its attributes; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedAttributedText")
    public var attributedTextLocalized: LocalizedText? {
      get { localizedAttributedText }
      set { localizedAttributedText = newValue }
    }
  }
#endif

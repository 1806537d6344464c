#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITextView {
    /// The text in the view; what a person types there stays. Nil unbinds it.
    public var localizedText: LocalizedText? {
      get { localized.text }
      set { localized.text = newValue }
    }

    /// The text in the view with its attributes; what a person types there stays. Nil unbinds it.
    public var localizedAttributedText: LocalizedText? {
      get { localized.attributedText }
      set { localized.attributedText = newValue }
    }

  }
#endif

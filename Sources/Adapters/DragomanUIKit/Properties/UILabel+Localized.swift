#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UILabel {
    /// The text that the label shows in the language in force; nil unbinds it.
    public var localizedText: LocalizedText? {
      get { localized.text }
      set { localized.text = newValue }
    }

    /// The text that the label shows, with its attributes; nil unbinds it.
    public var localizedAttributedText: LocalizedText? {
      get { localized.attributedText }
      set { localized.attributedText = newValue }
    }

  }
#endif

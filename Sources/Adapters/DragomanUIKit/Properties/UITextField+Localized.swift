#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITextField {
    /// The text in the field; what a person types there stays. Nil unbinds it.
    public var localizedText: LocalizedText? {
      get { localized.text }
      set { localized.text = newValue }
    }

    /// The text in the field with its attributes; what a person types there stays. Nil unbinds it.
    public var localizedAttributedText: LocalizedText? {
      get { localized.attributedText }
      set { localized.attributedText = newValue }
    }

    /// What stands in the field while it is empty; nil unbinds it.
    public var localizedPlaceholder: LocalizedText? {
      get { localized.placeholder }
      set { localized.placeholder = newValue }
    }

    /// What stands in the field while it is empty, with its attributes; nil unbinds it.
    public var localizedAttributedPlaceholder: LocalizedText? {
      get { localized.attributedPlaceholder }
      set { localized.attributedPlaceholder = newValue }
    }

  }
#endif

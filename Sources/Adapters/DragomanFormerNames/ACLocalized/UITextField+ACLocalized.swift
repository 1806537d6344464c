#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITextField {
    /// The text in the field; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedText")
    public var textLocalized: LocalizedText? {
      get { localizedText }
      set { localizedText = newValue }
    }

    /// The text in the field, with its attributes; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedAttributedText")
    public var attributedTextLocalized: LocalizedText? {
      get { localizedAttributedText }
      set { localizedAttributedText = newValue }
    }

    /// What stands in the field while it is empty; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedPlaceholder")
    public var placeholderLocalized: LocalizedText? {
      get { localizedPlaceholder }
      set { localizedPlaceholder = newValue }
    }

    /// What stands in the field while it is empty, with its attributes; nil unbinds it.
    @available(*, deprecated, renamed: "localizedAttributedPlaceholder")
    public var attributedPlaceholderLocalized: LocalizedText? {
      get { localizedAttributedPlaceholder }
      set { localizedAttributedPlaceholder = newValue }
    }
  }
#endif

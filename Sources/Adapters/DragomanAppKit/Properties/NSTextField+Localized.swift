#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSTextField {
    /// The text in the field or label; what a person types there stays. Nil unbinds it.
    public var localizedStringValue: LocalizedText? {
      get { localized.stringValue }
      set { localized.stringValue = newValue }
    }

    /// The text in the field or label with its attributes; what a person types there stays. Nil unbinds it.
    public var localizedAttributedStringValue: LocalizedText? {
      get { localized.attributedStringValue }
      set { localized.attributedStringValue = newValue }
    }

    /// What stands in the field while it is empty; nil unbinds it.
    public var localizedPlaceholderString: LocalizedText? {
      get { localized.placeholderString }
      set { localized.placeholderString = newValue }
    }

    /// What stands in the field while it is empty, with its attributes; nil unbinds it.
    public var localizedPlaceholderAttributedString: LocalizedText? {
      get { localized.placeholderAttributedString }
      set { localized.placeholderAttributedString = newValue }
    }
  }
#endif

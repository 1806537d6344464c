#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSTextField {
    /// Makes a label whose text follows the language.
    public convenience init(labelWithLocalizedString text: LocalizedText) {
      self.init(labelWithString: text.string)
      localizedStringValue = text
    }
  }
#endif

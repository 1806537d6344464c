#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSMenu {
    /// Makes a menu whose title follows the language.
    public convenience init(localizedTitle: LocalizedText) {
      self.init(title: localizedTitle.string)
      self.localizedTitle = localizedTitle
    }
  }
#endif

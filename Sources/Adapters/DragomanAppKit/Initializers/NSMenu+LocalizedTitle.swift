#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenu {
    /// Makes a menu whose title follows the language.
    public convenience init(localizedTitle: LocalizedText) {
      self.init(title: localizedTitle.string)
      self.localizedTitle = localizedTitle
    }
  }
#endif

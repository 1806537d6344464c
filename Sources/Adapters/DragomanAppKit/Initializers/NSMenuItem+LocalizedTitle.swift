#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(ObjectiveC)
    public import ObjectiveC
  #endif
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenuItem {
    /// Makes an item whose title follows the language.
    public convenience init(localizedTitle: LocalizedText, action: Selector? = nil, keyEquivalent: String = "") {
      self.init(title: localizedTitle.string, action: action, keyEquivalent: keyEquivalent)
      self.localizedTitle = localizedTitle
    }
  }
#endif

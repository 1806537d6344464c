#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension String {
    /// The image of this name in the language in force of `Localizer.main`, as it is now.
    @MainActor public var localizedImage: NSImage? { LocalizedImage.find(self, nil, .main) }
  }
#endif

#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  // AppKit calls what is chosen by its Objective-C name.
  extension LanguageMenu {
    static var action: Selector {
      #if canImport(ObjectiveC)
        #selector(chooseItem(_:))
      #else
        Selector("chooseItem:")
      #endif
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func chooseItem(_ sender: Any?) {
      let tag = (sender as? NSMenuItem)?.representedObject as? String
      choose(tag.flatMap(Language.init(identifier:)))
    }
  }
#endif

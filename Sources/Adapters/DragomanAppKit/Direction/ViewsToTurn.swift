#if os(macOS) || os(Linux)
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  extension NSView {
    /// The views that turn with this one: those in it, and those of tabs that are not shown.
    var partsToTurn: [NSView] {
      guard let tabs = self as? NSTabView else { return subviews }
      return subviews + tabs.tabViewItems.compactMap(\.view)
    }
  }

  extension NSWindow {
    /// The views that turn with the window.
    var viewsToTurn: [NSView] {
      let items = toolbar?.items.compactMap(\.view) ?? []
      let controllers = (contentViewController?.family ?? []) + titlebarAccessoryViewControllers
      return (contentView.map { [$0] } ?? []) + items + controllers.filter(\.isViewLoaded).map(\.view)
    }
  }

  extension NSViewController {
    /// The controller with all that it contains or presents.
    fileprivate var family: [NSViewController] {
      [self] + (children + (presentedViewControllers ?? [])).flatMap(\.family)
    }
  }
#endif

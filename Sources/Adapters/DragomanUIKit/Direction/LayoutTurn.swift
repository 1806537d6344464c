#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  /// Turns a layout to the direction of a language, and back.
  ///
  /// In the direction in which the app was launched everything is as the app made it: nothing is forced. So turning
  /// back takes away what turning there has put, and nothing else.
  @MainActor struct LayoutTurn {
    /// The direction to force; nil in that of the app.
    let direction: UIUserInterfaceLayoutDirection?

    init(to language: Language) {
      let wanted: UIUserInterfaceLayoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
      direction = wanted == UIView.userInterfaceLayoutDirection(for: .unspecified) ? nil : wanted
    }

    /// Turns the traits that everything below inherits.
    func turn(_ overrides: inout UITraitOverrides) {
      switch direction {
      case .rightToLeft: overrides.layoutDirection = .rightToLeft
      case .leftToRight: overrides.layoutDirection = .leftToRight
      default: overrides.remove(UITraitLayoutDirection.self)
      }
    }

    /// Turns a window: what is in it, and what its controllers hold ready and have not shown yet.
    func turn(_ window: UIWindow) {
      var seen: Set<ObjectIdentifier> = []
      turnTree(window, isRoot: true, &seen)
      for controller in window.rootViewController?.family ?? [] {
        if let view = controller.viewIfLoaded { turnTree(view, isRoot: true, &seen) }
      }
    }

    /// Turns a view and all in it.
    func turnTree(_ view: UIView) {
      var seen: Set<ObjectIdentifier> = []
      turnTree(view, isRoot: true, &seen)
    }

    private func turnTree(_ view: UIView, isRoot: Bool, _ seen: inout Set<ObjectIdentifier>) {
      if isRoot || view.decidesBySemantics || view.hasTurnedSemantics { turnSemantics(of: view) }
      guard seen.insert(ObjectIdentifier(view)).inserted else { return }
      turnAlignment(of: view)
      view.setNeedsLayout()
      for subview in view.subviews { turnTree(subview, isRoot: false, &seen) }
    }

    /// Some bars, gestures and lists go by this attribute of a view and not by its traits. What the app has set itself
    /// stays.
    private func turnSemantics(of view: UIView) {
      guard view.semanticContentAttribute == .unspecified || view.hasTurnedSemantics else { return }
      view.hasTurnedSemantics = direction != nil
      view.semanticContentAttribute =
        switch direction {
        case .rightToLeft: .forceRightToLeft
        case .leftToRight: .forceLeftToRight
        default: .unspecified
        }
    }

    /// Natural alignment goes by the language in which the app was launched. Any other is what the app wants.
    private func turnAlignment(of view: UIView) {
      guard let view = view as? any TextAligning, view.textAlignment == .natural || view.hasTurnedAlignment else {
        return
      }
      view.hasTurnedAlignment = direction != nil
      view.textAlignment =
        switch direction {
        case .rightToLeft: .right
        case .leftToRight: .left
        default: .natural
        }
    }
  }

  extension UIView {
    /// Whether the view goes by its attribute where others go by their traits.
    fileprivate var decidesBySemantics: Bool {
      #if !os(tvOS)
        if self is UIToolbar { return true }
      #endif
      return self is UINavigationBar || self is UITabBar || self is UISearchBar || self is UITableView
        || self is UICollectionView
    }

    /// Whether the attribute is of our making.
    fileprivate var hasTurnedSemantics: Bool {
      get { isMarked("turnedSemantics") }
      set { setMark("turnedSemantics", newValue) }
    }

    /// Whether the alignment is of our making.
    fileprivate var hasTurnedAlignment: Bool {
      get { isMarked("turnedAlignment") }
      set { setMark("turnedAlignment", newValue) }
    }
  }
#endif

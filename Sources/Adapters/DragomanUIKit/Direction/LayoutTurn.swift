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
  /// back takes away what turning there has put, and nothing else: what the app has set meanwhile is the app's.
  @MainActor struct LayoutTurn {
    /// The direction to force; nil in that of the app.
    let direction: UIUserInterfaceLayoutDirection?

    /// Whether the app was launched from right to left.
    private let isAppRightToLeft: Bool

    /// Whose language it is; nil is `Localizer.main`.
    private let localizer: Localizer?

    init(of localizer: Localizer?) {
      self.localizer = localizer
      let language = (localizer ?? .main).language
      isAppRightToLeft = UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
      let wanted: UIUserInterfaceLayoutDirection = language.isRightToLeft ? .rightToLeft : .leftToRight
      direction = language.isRightToLeft == isAppRightToLeft ? nil : wanted
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
      if isRoot || view.decidesBySemantics || view.hasTurnedSemantics {
        turnSemantics(of: view)
        if view.hasTurnedSemantics { letFollow(view, "turnedSemantics") { $0.turnSemantics(of: $1) } }
      }
      guard seen.insert(ObjectIdentifier(view)).inserted else { return }
      turnAlignment(of: view)
      if view.hasTurnedAlignment { letFollow(view, "turnedAlignment") { $0.turnAlignment(of: $1) } }
      view.setNeedsLayout()
      for subview in view.subviews { turnTree(subview, isRoot: false, &seen) }
    }

    /// Lets what has been turned follow by itself where it is in no window by the next change: a cell that waits to be
    /// used again, the view of a controller that the app keeps.
    private func letFollow(
      _ view: UIView, _ slot: LocalizedSlot, _ turn: @escaping @MainActor (LayoutTurn, UIView) -> Void
    ) {
      view.setLocalized(slot, by: localizer, isLayout: true) { [localizer] view, _ in
        if view.window == nil { turn(LayoutTurn(of: localizer), view) }
      }
    }

    /// Some bars, gestures and lists go by this attribute of a view and not by its traits. What the app has set itself
    /// stays.
    private func turnSemantics(of view: UIView) {
      let attribute = view.semanticContentAttribute
      guard attribute == .unspecified || view.hasTurnedSemantics && attribute == turnedSemantics else {
        view.hasTurnedSemantics = false
        return
      }
      view.hasTurnedSemantics = direction != nil
      view.semanticContentAttribute = direction == nil ? .unspecified : turnedSemantics
    }

    /// Natural alignment goes by the language in which the app was launched. Any other is what the app wants.
    private func turnAlignment(of view: UIView) {
      guard let view = view as? any TextAligning else { return }
      let alignment = view.textAlignment
      guard alignment == .natural || view.hasTurnedAlignment && alignment == turnedAlignment else {
        view.hasTurnedAlignment = false
        return
      }
      view.hasTurnedAlignment = direction != nil
      view.textAlignment = direction == nil ? .natural : turnedAlignment
    }

    /// What a turned layout has in the place of `unspecified`: there is one direction that is not the app's.
    private var turnedSemantics: UISemanticContentAttribute { isAppRightToLeft ? .forceLeftToRight : .forceRightToLeft }

    /// What a turned layout has in the place of `natural`.
    private var turnedAlignment: NSTextAlignment { isAppRightToLeft ? .left : .right }
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

#if !os(macOS) && !os(watchOS)
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  extension UIViewController {
    /// The controller with all that it contains or presents, each once.
    var family: [UIViewController] {
      var family: [UIViewController] = []
      var seen: Set<ObjectIdentifier> = []
      collect(into: &family, &seen)
      return family
    }

    /// What an ancestor presents is presented by each of its descendants too, as UIKit answers.
    private func collect(into family: inout [UIViewController], _ seen: inout Set<ObjectIdentifier>) {
      guard seen.insert(ObjectIdentifier(self)).inserted else { return }
      family.append(self)
      for child in children { child.collect(into: &family, &seen) }
      presentedViewController?.collect(into: &family, &seen)
    }
  }
#endif

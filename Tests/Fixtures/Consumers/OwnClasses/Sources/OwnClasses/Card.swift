#if canImport(UIKit) || os(Linux)
  import DragomanUIKit
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  /// A view with a value of its own, as views with configurations have.
  final class Card: UIView {
    struct Face {
      var title: String?
      var image: UIImage?
    }

    var face: Face? = Face()
    var heading: String?
  }

  // All that it takes: a property, a value with texts and images, a key.
  extension Card {
    var localizedHeading: LocalizedText? {
      get { localized.heading }
      set { localized.heading = newValue }
    }
    var localizedFace: LocalizedParts<Card, Face, Face> { LocalizedParts(self, \.face) }
  }
  extension Card: LocalizationKeyed {
    var localizedTextForKey: LocalizedText? {
      get { localizedHeading }
      set { localizedHeading = newValue }
    }
  }
#endif

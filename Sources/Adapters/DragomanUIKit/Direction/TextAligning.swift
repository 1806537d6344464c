#if !os(macOS) && !os(watchOS)
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  /// A view whose text has an alignment.
  @MainActor protocol TextAligning: UIView {
    var textAlignment: NSTextAlignment { get set }
  }

  extension UILabel: TextAligning {}
  extension UITextField: TextAligning {}
  extension UITextView: TextAligning {}
#endif

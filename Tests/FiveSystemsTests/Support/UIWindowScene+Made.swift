@testable import UIKitStandIn

extension UIWindowScene {
  /// A scene, which only the system makes otherwise.
  static func made() -> UIWindowScene { UIWindowScene() }
}

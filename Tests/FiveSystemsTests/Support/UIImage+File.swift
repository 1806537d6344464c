import Synchronization
@testable import UIKitStandIn

extension UIImage {
  /// The folder of the language and the file that the image was read from, or its name in the asset catalog.
  var file: String { source.split(separator: "/").suffix(2).joined(separator: "/") }
}

/// Runs while the screen has so many pixels a point.
@MainActor func withScreen(ofScale scale: Double, _ test: () throws -> Void) rethrows {
  UITraitCollection.scale.withLock { $0 = scale }
  defer { UITraitCollection.scale.withLock { $0 = 0 } }
  try test()
}

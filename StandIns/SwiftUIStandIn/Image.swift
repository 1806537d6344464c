public import Foundation
public import UIKitStandIn

/// A view that shows an image.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case image(UIImage)
    case asset(String, bundle: Bundle?)
  }

  let source: Source

  /// Makes a view that shows an image of UIKit.
  public init(uiImage: UIImage) { source = .image(uiImage) }

  /// Makes a view that shows an image of a bundle.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, bundle: bundle) }
}

extension Image: View {
  /// There is none.
  public typealias Body = Never
}

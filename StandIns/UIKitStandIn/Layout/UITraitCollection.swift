public import Foundation
import Synchronization

/// The traits of an environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Guarded by being constant.
  private let direction: UITraitEnvironmentLayoutDirection

  /// A collection in which nothing is specified.
  public override init() {
    direction = .unspecified
    super.init()
  }

  /// A collection in which nothing but the layout direction is specified.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    direction = layoutDirection
    super.init()
  }

  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }

  /// The scale of the display; 0 where it is not specified.
  open var displayScale: CGFloat { Self.scale.withLock { CGFloat($0) } }

  /// The traits that count where code runs.
  @available(iOS 13.0, tvOS 13.0, *)
  open class var current: UITraitCollection { UITraitCollection() }

  /// The scale of all displays: a test's.
  static let scale = Mutex<Double>(0)

  /// The same, but for what is set.
  func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard overrides.contains(UITraitLayoutDirection.self) else { return self }
    return UITraitCollection(layoutDirection: overrides.layoutDirection)
  }
}

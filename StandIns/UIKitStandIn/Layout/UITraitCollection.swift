public import Foundation

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

  /// The same, but for what is set.
  func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard overrides.contains(UITraitLayoutDirection.self) else { return self }
    return UITraitCollection(layoutDirection: overrides.layoutDirection)
  }
}

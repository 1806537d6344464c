/// The layout direction of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The trait of the layout direction.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The direction where nobody sets it.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

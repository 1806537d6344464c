/// Traits that can be set.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

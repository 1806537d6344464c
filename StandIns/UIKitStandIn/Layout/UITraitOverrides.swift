/// The traits that an object sets for itself and what is below it.
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a trait.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Leaves a trait as it is above.
  public mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }
}

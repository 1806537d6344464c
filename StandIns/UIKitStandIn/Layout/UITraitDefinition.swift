/// What a trait is: a kind of value, and the value that it has where nobody sets it.
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where nobody sets the trait.
  static var defaultValue: Value { get }
}

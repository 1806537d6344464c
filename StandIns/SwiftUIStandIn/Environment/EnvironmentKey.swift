/// What tells a value of the environment apart.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Self.Value { get }
}

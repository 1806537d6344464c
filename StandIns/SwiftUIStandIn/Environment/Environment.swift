/// A value of a view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let installed = InstalledEnvironment()

  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default one unless a body is being read.
  public var wrappedValue: Value { installed.values[keyPath: keyPath] }
}

extension Environment: EnvironmentReading {
  func read(_ values: EnvironmentValues) { installed.values = values }
}

/// A property that is told the environment before a body is read.
protocol EnvironmentReading {
  func read(_ values: EnvironmentValues)
}

/// What a property was told; shared by the copies of a view, one of which is read at a time.
private final class InstalledEnvironment {
  var values = EnvironmentValues()
}

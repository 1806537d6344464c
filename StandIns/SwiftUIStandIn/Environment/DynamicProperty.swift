/// A property of a view that has its value from elsewhere before the body is read.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

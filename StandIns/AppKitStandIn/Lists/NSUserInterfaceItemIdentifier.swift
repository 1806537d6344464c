/// What tells an item of the interface apart.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public private(set) var rawValue: String

  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

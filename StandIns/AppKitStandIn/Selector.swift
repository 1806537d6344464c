/// The name of a method. On Apple's systems it belongs to the module `ObjectiveC`.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String

  /// Makes a selector from its name.
  public init(_ str: String) { name = str }

  /// Makes a selector from its name.
  public init(stringLiteral value: String) { name = value }
}

/// A name for what a text or a hook of an object is bound to, where no key path can say it.
public struct LocalizedSlot: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  let index: Int

  /// Makes a slot; the index tells apart those of one name, such as the titles of segments.
  public init(_ name: String, _ index: Int = 0) {
    self.name = name
    self.index = index
  }

  /// Makes a slot from its name.
  public init(stringLiteral name: String) { self.init(name) }
}

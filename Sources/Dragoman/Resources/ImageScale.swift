/// For how many pixels a point a file was drawn, as its name says: `flag@2x.png`.
enum ImageScale: Int, Sendable, CaseIterable {
  case one = 1
  case two
  case three

  /// What the name has before its extension.
  var suffix: String { self == .one ? "" : "@\(rawValue)x" }

  /// The scale that a name without its extension says it has; nil where it says none.
  init?(endOf stem: String) {
    guard let scale = [Self.two, .three].first(where: { stem.hasSuffix($0.suffix) }) else { return nil }
    self = scale
  }

  /// All of them from the one that suits a screen best: its own, larger ones going up, smaller ones going down.
  static func order(for screen: Double) -> [ImageScale] {
    let larger = allCases.filter { Double($0.rawValue) >= screen }
    return larger + allCases.filter { !larger.contains($0) }.reversed()
  }
}

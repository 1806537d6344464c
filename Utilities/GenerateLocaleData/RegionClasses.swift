/// The classes into which the rules' variables cut the regions of the world.
struct RegionClasses {
  /// For each class, the names in rules (`$enUS`, `GB`) that mean its regions.
  private let names: [[String]]
  private let leaves: [String: Int]
  private let containment: Containment

  var count: Int { names.count }

  init(_ rules: MatchingContent.Rules, _ containment: Containment) throws {
    self.containment = containment
    var meanings: [(name: String, regions: Set<String>)] = []
    for (name, variable) in rules.matchVariables.sorted(by: { $0.key < $1.key }) {
      let regions = variable._value.split(separator: "+").flatMap { containment.leaves(of: String($0)) }
      meanings.append((name, Set(regions)))
    }
    let literals = Set(rules.rules(fields: 3).flatMap { [$0.desired[2], $0.supported[2]] })
      .filter { $0 != "*" && !$0.hasPrefix("$") }
    meanings += literals.sorted().map { ($0, [$0]) }

    var names: [[String]] = [[]]
    var leaves: [String: Int] = [:]
    for leaf in containment.leaves(of: "001").sorted() {
      let own = meanings.filter { $0.regions.contains(leaf) }.map(\.name)
      let index = names.dropFirst().firstIndex(of: own) ?? names.endIndex
      if index == names.endIndex { names.append(own) }
      leaves[leaf] = index
    }
    guard names.count <= 8 else { throw GenerationError(fact: "\(names.count) classes of regions") }
    self.names = names
    self.leaves = leaves
  }

  /// The classes of a region or of all that it contains, as two hexadecimal digits.
  func mask(of region: String) -> String {
    let mask = containment.leaves(of: region).reduce(0) { $0 | 1 << (leaves[$1] ?? 0) }
    return (mask < 16 ? "0" : "") + String(mask, radix: 16)
  }

  /// Whether a rule holds for two classes, in the direction given or, unless it is one-way, in the other.
  func rule(_ rule: MatchingContent.FieldRule, holdsFor desired: Int, _ supported: Int) -> Bool {
    holds(rule.desired[2], desired) && holds(rule.supported[2], supported)
      || !rule.isOneWay && holds(rule.desired[2], supported) && holds(rule.supported[2], desired)
  }

  private func holds(_ pattern: String, _ index: Int) -> Bool {
    if pattern == "*" { return true }
    guard pattern.hasPrefix("$!") else { return names[index].contains(pattern) }
    return index != 0 && !names[index].contains("$" + pattern.dropFirst(2))
  }
}

extension StringsDict.Entry {
  /// The devices for which it says something of their own, as it calls them.
  package var devices: Set<String> {
    guard case .rules(let rules) = value else { return [] }
    let named = Set(rules.devices.map(\.device.rawValue))
    let inside = rules.devices.map(\.entry) + rules.genders.map(\.entry)
    let entries = inside + rules.variables.flatMap { $0.categories.map(\.entry) }
    return entries.reduce(into: named) { $0.formUnion($1.devices) }
  }
}

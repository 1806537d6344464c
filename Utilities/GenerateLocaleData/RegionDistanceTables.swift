/// The distances between regions: which regions the rules tell apart, and how far those are from one another.
///
/// Regions that every rule treats alike are one class, and a region that contains others is the set of their classes.
/// Class 0 is that of the regions outside the world, which are in no variable and in no complement of one.
enum RegionDistanceTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let rules = try MatchingContent.read(cldr)
    let containment = try Containment(cldr)
    let classes = try RegionClasses(rules, containment)
    return TableFile(
      type: "RegionDistances",
      tables: [
        try .sorted(
          "classes", "Region 3 → the set of its classes, as two hexadecimal digits.", keyWidth: 3,
          containment.regions.map { $0.padded(3) + classes.mask(of: $0) }),
        try .sorted(
          "distances", "Language 3 and script 4, or none for any → a square of distances between classes.",
          keyWidth: 7,
          grouped(rules.rules(fields: 3)).map { try $0.key + square($0.value, classes) }),
        .integer("classCount", "How many classes there are.", classes.count),
      ])
  }

  /// The rules of each pair of languages and scripts; CLDR has them for equal pairs alone.
  private static func grouped(_ rules: [MatchingContent.FieldRule]) throws -> [String: [MatchingContent.FieldRule]] {
    var groups: [String: [MatchingContent.FieldRule]] = [:]
    for rule in rules where rule.desired[0] != "*" {
      guard rule.desired.prefix(2) == rule.supported.prefix(2), (1...9).contains(rule.distance) else {
        throw GenerationError(fact: "rule \(rule)")
      }
      let script = rule.desired[1] == "*" ? "" : rule.desired[1]
      groups[rule.desired[0].padded(3) + script.padded(4), default: []].append(rule)
    }
    return groups
  }

  private static func square(_ rules: [MatchingContent.FieldRule], _ classes: RegionClasses) throws -> String {
    let all = 0..<classes.count
    return try all.flatMap { desired in
      try all.map { supported in
        guard let rule = rules.first(where: { classes.rule($0, holdsFor: desired, supported) }) else {
          throw GenerationError(fact: "no rule for all regions of \(rules)")
        }
        return String(rule.distance)
      }
    }.joined()
  }
}

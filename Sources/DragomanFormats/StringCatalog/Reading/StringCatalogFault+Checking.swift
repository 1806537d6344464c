extension StringCatalogFault {
  /// A fault and where it is; the place is nil for a value that was read without places.
  typealias Placed = (fault: StringCatalogFault, position: SourcePosition?)

  /// What in an entry is not of the kind that belongs there.
  static func faults(inEntry value: JSONValue) -> [Placed] {
    guard let localizations = value.object?["localizations"] else { return [] }
    guard let languages = localizations.object else {
      return [(.notAnObject(field: "localizations"), localizations.position)]
    }
    return languages.members.flatMap { faults(inLocalization: $0.value, field: $0.key) }
  }

  /// What in a localization, or in a variant, is not of the kind that belongs there.
  static func faults(inLocalization value: JSONValue, field: String) -> [Placed] {
    guard let object = value.object else { return [(.notAnObject(field: field), value.position)] }
    return object.members.flatMap { member -> [Placed] in
      switch member.key {
      case "stringUnit": faults(inUnit: member.value)
      case "stringSet": faults(inSet: member.value)
      case "variations": faults(inVariations: member.value)
      case "substitutions": faults(inSubstitutions: member.value)
      default: []
      }
    }
  }

  private static func faults(inUnit value: JSONValue) -> [Placed] {
    guard let object = value.object else { return [(.notAnObject(field: "stringUnit"), value.position)] }
    guard let text = object["value"] else { return [(.noValue, value.position)] }
    return text.string == nil ? [(.notText(field: "value"), text.position)] : []
  }

  private static func faults(inSet value: JSONValue) -> [Placed] {
    guard let object = value.object else { return [(.notAnObject(field: "stringSet"), value.position)] }
    guard let values = object["values"]?.array else { return [(.noValue, value.position)] }
    return values.filter { $0.string == nil }.map { (.notText(field: "values"), $0.position) }
  }

  private static func faults(inVariations value: JSONValue) -> [Placed] {
    guard let kinds = value.object else { return [(.notAnObject(field: "variations"), value.position)] }
    return kinds.members.flatMap { kind -> [Placed] in
      guard let variants = kind.value.object else { return [(.notAnObject(field: kind.key), kind.value.position)] }
      return variants.members.flatMap { faults(inLocalization: $0.value, field: $0.key) }
    }
  }

  private static func faults(inSubstitutions value: JSONValue) -> [Placed] {
    guard let object = value.object else { return [(.notAnObject(field: "substitutions"), value.position)] }
    return object.members.flatMap { member -> [Placed] in
      guard let substitution = member.value.object else {
        return [(.notAnObject(field: member.key), member.value.position)]
      }
      return substitution["variations"].map { faults(inVariations: $0) } ?? []
    }
  }
}

extension StringCatalog.Localization {
  /// Whether all that is in it is of the kind that belongs there.
  package var isWellBuilt: Bool {
    StringCatalogFault.faults(inLocalization: .object(json), field: "").isEmpty
  }
}

package import DragomanFormats

/// Finds what is wrong with entries that have variants, on whatever device they are shown.
package enum VariantInspection {
  /// What is wrong with an entry of a `.stringsdict`, each fault once.
  ///
  /// - Complexity: Linear in the entry with its variables put in, whose size is limited by `VariantLimits`.
  package static func issues(of entry: StringsDict.Entry, key: String) -> [FormatIssue] {
    if case .text(let text) = entry.value {
      return text.refersToVariables ? issues(key, at: entry.position) { _ in .text(text, at: nil) } : []
    }
    return issues(key, at: entry.position) { VariantDefinition(entry, on: $0) }
  }

  /// What is wrong with what a String Catalog says for a key in one language, each fault once.
  package static func issues(
    of localization: StringCatalog.Localization, key: String, at position: SourcePosition?
  ) -> [FormatIssue] {
    issues(key, at: position) { VariantDefinition(localization, on: $0) }
  }

  private static func issues(
    _ key: String, at position: SourcePosition?, define: (DevicePreference) -> VariantDefinition
  ) -> [FormatIssue] {
    var found: [PlacedVariantFault] = []
    for device in DevicePreference.all {
      for fault in faults(of: define(device)) where !found.contains(fault) { found.append(fault) }
    }
    return found.map { FormatIssue($0.fault, at: $0.position ?? position ?? .start, key: key) }
  }

  private static func faults(of definition: VariantDefinition) -> [PlacedVariantFault] {
    var parts = 0
    do throws(PlacedVariantFault) {
      return try VariantMessage.make(definition, parts: &parts).notes
    } catch {
      return [error]
    }
  }
}

import DragomanFormats

/// What a String Catalog itself says is not finished.
enum CatalogStateRule: CheckRule {
  static let facts = RuleFacts(
    name: "catalog-state", severity: .warning,
    summary: "A String Catalog says that texts wait for a translation or a review, or are no longer in the code")

  static func check(_ file: CheckedFile, _ findings: inout Findings) {
    guard file.file.kind == .stringCatalog else { return }
    let entries = file.entries.filter {
      $0.entry.catalogEntry?.isTranslatable != false && !file.suppressions.silence(facts.name, about: $0.key)
    }
    tell(entries.filter { $0.has(.needsReview) }, "waiting for a review", of: file, &findings)
    if file.isSource {
      let stale = entries.filter { $0.entry.catalogEntry?.extractionState == .stale }
      tell(stale, "no longer in the code, as Xcode found", of: file, &findings)
    } else {
      tell(entries.filter { $0.has(.new) }, "waiting for a translation", of: file, &findings)
    }
  }

  private static func tell(
    _ entries: [CheckedEntry], _ what: String, of file: CheckedFile, _ findings: inout Findings
  ) {
    if entries.count > KeyList.limit {
      findings.add(
        "\(entries.count) texts are \(what): \(KeyList(entries.map(\.key)))", path: file.path, language: file.language)
    } else {
      for entry in entries { findings.add("\(entry.key.quoted) is \(what)", to: entry, in: file) }
    }
  }
}

extension CheckedEntry {
  fileprivate func has(_ state: StringCatalog.State) -> Bool {
    guard case .localization(let localization) = entry.content else { return entry.catalogEntry?.state == state }
    return localization.has(state)
  }
}

extension StringCatalog.Localization {
  fileprivate func has(_ state: StringCatalog.State) -> Bool {
    withVariants.map(\.localization).contains { $0.stringUnit?.state == state || $0.stringSet?.state == state }
  }
}

import DragomanFormats

/// A key of the source language that a language does not have.
enum MissingKeyRule: CheckRule {
  static let facts = RuleFacts(
    name: "missing-key", severity: .warning, summary: "A language has no text for a key of the source language")

  static func check(_ translation: CheckedTranslation, _ findings: inout Findings) {
    guard let source = translation.source else { return }
    let known = Set(translation.files.flatMap { $0.entries.map { ExactString($0.key) } })
    let missing = source.keys.filter {
      !known.contains(ExactString($0)) && source.isToTranslate($0) && !source.silence(facts.name, about: $0)
    }
    // Tables of plurals are few; a key that is nowhere belongs to the texts.
    guard let path = translation.files.first?.path else {
      guard !missing.isEmpty else { return }
      let name = translation.table.name.quoted
      return findings.add(
        "the table \(name) is not translated into \(translation.language); it has \(KeyList(missing))",
        path: source.path, language: translation.language)
    }
    if missing.count > KeyList.limit {
      let share = "\(missing.count) of \(source.keys.count) keys"
      findings.add(
        "\(share) have no text in \(translation.language): \(KeyList(missing))", path: path,
        language: translation.language)
    } else {
      for key in missing {
        let place = translation.place(of: key, in: source)
        findings.add(
          "\(key.quoted) has no text in \(translation.language)", path: place?.path ?? path, at: place?.position,
          key: key, language: translation.language)
      }
    }
  }
}

extension CheckedTranslation {
  /// Where a key without a text stands, in the String Catalog that should have one.
  fileprivate func place(of key: String, in source: SourceTexts) -> (path: String, position: SourcePosition)? {
    let catalogs = files.filter { $0.file.kind == .stringCatalog }
    guard catalogs.count == 1, let path = catalogs.first?.path,
      let position = source[key]?.entry.catalogEntry?.keyPosition
    else { return nil }
    return (path, position)
  }
}

extension SourceTexts {
  fileprivate func isToTranslate(_ key: String) -> Bool {
    // Xcode puts an empty key into new catalogs, and texts such as “%@” or “·”, which are the same in all languages.
    guard let facts = self[key]?.entry.catalogEntry else { return !key.isEmpty }
    return facts.isTranslatable && self[key]?.plainText?.hasWords != false
  }
}

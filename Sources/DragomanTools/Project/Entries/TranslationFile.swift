package import Dragoman
package import DragomanFormats

/// What one file says in one language.
package struct TranslationFile: Sendable {
  package let path: String
  package let kind: FileKind
  package let language: Language
  /// What a String Catalog calls the language.
  package let catalogLanguage: String?
  /// In the order of the file; a key that is there twice, twice.
  package let entries: [TranslationEntry]
}

/// What is read of a file: its texts in each of its languages, and what is wrong with the file as such.
package struct FileReading: Sendable {
  package let file: ProjectFile
  package let translations: [TranslationFile]
  package let issues: [FormatIssue]
  package let failure: FileFailure?
  /// The comments of an XML file that speak to this program.
  var looseComments: [LooseComment] = []
  /// The languages of a String Catalog as it calls them, whether they are any or not, and where each stands first.
  var languages: [(name: String, position: SourcePosition?)] = []
  /// How a reader that does not look for what was meant reads a `.strings` file.
  var strictReading = StrictReading.whole
}

extension ProjectFile {
  /// Reads the file, of a String Catalog only the languages that are wanted.
  package func read(limits: FormatLimits, languages: (Language) -> Bool = { _ in true }) -> FileReading {
    let wanted = readings.filter { languages($0.language) }
    let bytes: [UInt8]
    do {
      bytes = try contents(limits: limits)
    } catch {
      return FileReading(file: self, translations: [], issues: [], failure: error)
    }
    switch kind {
    case .strings, .propertyList: return readStrings(StringsFile(bytes, limits: limits), for: wanted)
    case .stringsDict:
      var reading = readRules(StringsDict(bytes, limits: limits), for: wanted)
      reading.looseComments = LooseComment.all(in: bytes)
      return reading
    case .stringCatalog: return readCatalog(StringCatalog.read(bytes, limits: limits), for: wanted)
    }
  }

  private func readStrings(_ file: StringsFile, for readings: [Reading]) -> FileReading {
    let entries = file.entries.map { entry in
      TranslationEntry(
        key: entry.key, content: .text(entry.value), position: entry.position,
        valuePosition: entry.valuePosition, comment: entry.comment, catalogEntry: nil)
    }
    var result = reading(readings.map { translation($0, entries) }, file.issues)
    if file.issues.contains(where: { $0.rule == .syntax }) { result.strictReading = file.strictReading }
    return result
  }

  private func readRules(_ file: StringsDict, for readings: [Reading]) -> FileReading {
    let entries = file.entries.map { member in
      let text: TranslationEntry.Content? =
        if case .text(let text) = member.entry.value { .text(text) } else { nil }
      return TranslationEntry(
        key: member.key, content: text ?? .variants(member.entry), position: member.position,
        valuePosition: member.entry.position, comment: nil, catalogEntry: nil)
    }
    return reading(readings.map { translation($0, entries) }, file.issues)
  }

  private func readCatalog(_ reading: StringCatalog.Reading, for readings: [Reading]) -> FileReading {
    let entries = CatalogEntries(reading.catalog, in: Set(readings.compactMap(\.catalogLanguage)))
    var result = self.reading(readings.map { translation($0, entries[$0.catalogLanguage]) }, reading.issues)
    result.languages = entries.languages
    return result
  }

  private func translation(_ reading: Reading, _ entries: [TranslationEntry]) -> TranslationFile {
    TranslationFile(
      path: path, kind: kind, language: reading.language, catalogLanguage: reading.catalogLanguage, entries: entries)
  }

  private func reading(_ translations: [TranslationFile], _ issues: [FormatIssue]) -> FileReading {
    FileReading(file: self, translations: translations, issues: issues, failure: nil)
  }
}

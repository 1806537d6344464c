package import Dragoman
package import DragomanFormats

/// What one file says in one language.
package struct TranslationFile: Sendable {
  package let path: String
  package let kind: FileKind
  package let language: Language
  /// What a String Catalog calls the language.
  package let catalogLanguage: String?
  let content: Content

  enum Content: Sendable {
    case entries([TranslationEntry])
    /// Of all its languages, of which each is looked at by itself.
    case catalog(CatalogEntries)
  }

  /// In the order of the file; a key that is there twice, twice.
  ///
  /// Those of a String Catalog are put together at each call, in O(*n*) of its keys.
  package var entries: [TranslationEntry] {
    switch content {
    case .entries(let entries): entries
    case .catalog(let entries): catalogLanguage.map { entries[$0] } ?? []
    }
  }
}

/// What is read of a file: its texts in each of its languages, and what is wrong with the file as such.
package struct FileReading: Sendable {
  package let file: ProjectFile
  package let translations: [TranslationFile]
  package let issues: [FormatIssue]
  package let failure: FileFailure?
  /// What its comments say to this program.
  var directives: [CommentDirective] = []
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
    case .stringsDict: return readRules(StringsDict(bytes, limits: limits), bytes, for: wanted)
    case .stringCatalog: return readCatalog(CatalogTexts(bytes, limits: limits, in: Parallel.loop), for: wanted)
    }
  }

  private func readStrings(_ file: StringsFile, for readings: [Reading]) -> FileReading {
    let entries = file.entries.map { entry in
      TranslationEntry(
        key: entry.key, content: .text(entry.value), position: entry.position,
        valuePosition: entry.valuePosition, comment: entry.comment, catalogEntry: nil)
    }
    let isXML = file.format == .xml
    let directives = isXML ? XMLDirectives.all(in: file.text.utf8, of: entries, kind: kind) : file.directives
    var result = reading(readings.map { translation($0, .entries(entries)) }, file.issues, directives)
    if file.issues.contains(where: { $0.rule == .syntax }) { result.strictReading = file.strictReading }
    return result
  }

  private func readRules(_ file: StringsDict, _ bytes: [UInt8], for readings: [Reading]) -> FileReading {
    let entries = file.entries.map { member in
      let text: TranslationEntry.Content? =
        if case .text(let text) = member.entry.value { .text(text) } else { nil }
      return TranslationEntry(
        key: member.key, content: text ?? .variants(member.entry), position: member.position,
        valuePosition: member.entry.position, comment: nil, catalogEntry: nil)
    }
    let directives = XMLDirectives.all(in: bytes, of: entries, kind: kind)
    return reading(readings.map { translation($0, .entries(entries)) }, file.issues, directives)
  }

  private func readCatalog(_ catalog: CatalogTexts, for readings: [Reading]) -> FileReading {
    let entries = CatalogEntries(catalog, in: Set(readings.compactMap(\.catalogLanguage)))
    var result = self.reading(
      readings.map { translation($0, .catalog(entries)) }, catalog.issues, catalog.directives)
    result.languages = entries.languages
    return result
  }

  private func translation(_ reading: Reading, _ content: TranslationFile.Content) -> TranslationFile {
    TranslationFile(
      path: path, kind: kind, language: reading.language, catalogLanguage: reading.catalogLanguage, content: content)
  }

  private func reading(
    _ translations: [TranslationFile], _ issues: [FormatIssue], _ directives: [CommentDirective]
  ) -> FileReading {
    FileReading(file: self, translations: translations, issues: issues, failure: nil, directives: directives)
  }
}

extension StringsFile {
  fileprivate var directives: [CommentDirective] {
    let ofEntries = entries.flatMap { entry in
      entry.comments.flatMap { CommentDirective.all(in: $0.text, of: entry.key, at: $0.position) }
    }
    return ofEntries + closingComments.flatMap { CommentDirective.all(in: $0.text, of: nil, at: $0.position) }
  }
}

extension CatalogTexts {
  fileprivate var directives: [CommentDirective] {
    keys.flatMap { key in
      key.comment.map { CommentDirective.all(in: $0, of: key.key, at: key.position) } ?? []
    }
  }
}

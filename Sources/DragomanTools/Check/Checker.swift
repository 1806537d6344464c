import Dragoman
import DragomanFormats

/// Checks a project, or a part of one: all that its rules find, in no order.
struct Checker: Sendable {
  let rules: RuleChoice
  let limits: FormatLimits
  /// Told after each part of the work: how many of how many are done.
  var onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?

  func check(_ part: ProjectPart) -> [Finding] {
    let project = part.project
    let tables = project.bundles.flatMap { bundle in
      bundle.tables.filter(part.contains).map { TableCheck($0, in: bundle, checker: self) }
    }
    let unreadable = findings { $0.check(project, &$1) }
    let whole = project.bundles.flatMap { bundle in findings { $0.check(bundle, &$1) } }
    let read = Parallel.map(tables, onProgress: nil) { $0.prepared() }
    let languages = read.flatMap(\.parts).filter { part.concerns($0.table.table, in: $0.language) }
    let found = Parallel.map(languages, onProgress: onProgress) { $0.findings() }
    return (unreadable + whole + found.joined()).filter { part.contains($0.path) }
  }

  /// What all rules find when asked in the same way.
  func findings(_ ask: (any CheckRule.Type, inout Findings) -> Void) -> [Finding] {
    rules.chosen.flatMap { rule, severity -> [Finding] in
      var findings = Findings(rule.facts, severity: severity)
      ask(rule, &findings)
      return findings.list
    }
  }
}

/// The check of one table: first its source texts and its catalogs are read, then each language is a part of the work.
private struct TableCheck: Sendable {
  let table: ProjectTable
  let bundle: ProjectBundle
  let checker: Checker
  /// What has been read already: String Catalogs, and the files of the source language.
  var readings: [String: FileReading] = [:]
  var source: SourceTexts?

  init(_ table: ProjectTable, in bundle: ProjectBundle, checker: Checker) {
    self.table = table
    self.bundle = bundle
    self.checker = checker
  }

  func prepared() -> Self {
    var result = self
    for file in table.files where file.kind == .stringCatalog || file.isRead(in: table.sourceLanguage) {
      result.readings[file.path] = file.read(limits: checker.limits)
    }
    result.source = SourceTexts(table.files.compactMap { result.readings[$0.path] }, in: table.sourceLanguage)
    return result
  }

  /// Each language of the bundle, whether the table has it or not.
  var parts: [LanguageCheck] {
    bundle.languages.map { language in
      LanguageCheck(table: self, language: language, files: table.files.filter { $0.isRead(in: language) })
    }
  }
}

extension ProjectFile {
  fileprivate func isRead(in language: Language) -> Bool { readings.contains { $0.language == language } }
}

/// The check of one table in one language.
private struct LanguageCheck: Sendable {
  let table: TableCheck
  let language: Language
  let files: [ProjectFile]

  func findings() -> [Finding] {
    let readings = files.map { table.readings[$0.path] ?? $0.read(limits: table.checker.limits) }
    let translation = CheckedTranslation(
      table: table.table, language: language, files: readings.flatMap(checkedFiles),
      source: language == table.table.sourceLanguage ? nil : table.source)
    let found = table.checker.findings { rule, findings in
      // A file of several languages is looked at with the first of them.
      for reading in readings where reading.file.readings.first?.language == language {
        rule.check(reading, &findings)
      }
      rule.check(translation, &findings)
      for file in translation.files {
        rule.check(file, &findings)
      }
    }
    return unsuppressed(found + translation.files.flatMap(entryFindings), translation.files)
  }

  /// What is found in single texts: each is shown to all rules before the next, while the machine has it at hand.
  private func entryFindings(_ file: CheckedFile) -> [Finding] {
    let rules = table.checker.rules.chosen
    var findings = rules.map { Findings($0.rule.facts, severity: $0.severity) }
    for entry in file.entries {
      for place in rules.indices { rules[place].rule.check(entry, in: file, &findings[place]) }
    }
    return findings.flatMap(\.list)
  }

  private func checkedFiles(_ reading: FileReading) -> [CheckedFile] {
    let hasReplacements = reading.issues.contains { $0.losesContent && [.encoding, .escape].contains($0.rule) }
    let suppressions = Suppressions(reading.directives)
    return reading.translations.filter { $0.language == language }.map { file in
      let isSource = language == table.table.sourceLanguage
      let entries = file.entries.map { CheckedEntry($0, source: isSource ? nil : table.source?[$0.key]) }
      return CheckedFile(
        file: file, table: table.table, entries: entries, suppressions: suppressions, hasReplacements: hasReplacements)
    }
  }

  private func unsuppressed(_ findings: [Finding], _ files: [CheckedFile]) -> [Finding] {
    let suppressions = Dictionary(files.map { ($0.path, $0.suppressions) }) { first, _ in first }
    return findings.filter { suppressions[$0.path]?.silence($0.rule, about: $0.key) != true }
  }
}

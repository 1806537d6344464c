import Foundation

extension Inputs {
  /// Writes everything that is written by this program; msgfmt, genrb and localedef come after it.
  func write() throws {
    for (table, count) in zip(tables, [100, 10_000, 100_000]) {
      try write(table, SyntheticEntries.make(count), isSynthetic: true)
    }
    for table in KeyTable.real.map({ $0.placed(in: folder) }) { try writeReal(table) }
    try writeTwoLanguages()
    for language in MessageLanguage.all { try write(language) }
    try writeLinks()
  }

  private func write(_ table: KeyTable, _ entries: [KeyTable.Entry], isSynthetic: Bool) throws {
    try table.write(entries)
    try InputFile.write(InputFile.po(entries), to: po("uk_UA.UTF-8", table.name))
    if let resources = InputFile.resources(entries, language: "uk") {
      try InputFile.write(resources, to: folder.appending(path: "icu-sources/\(table.name)/uk.txt"))
    }
    guard isSynthetic else { return }
    try InputFile.write(InputFile.strings(entries), to: table.strings)
    try InputFile.write(entries.map { "\($0.key)\t\($0.value)" }, to: table.lines)
  }

  private func writeReal(_ table: KeyTable) throws {
    guard let file = RealTables.file(of: table), let data = try? Data(contentsOf: file) else { return }
    try write(table, try RealTables.entries(of: table, in: data), isSynthetic: false)
    let copy = table.isCatalog ? table.bundle.appending(path: "Localizable.xcstrings") : table.strings
    try InputFile.write(data, to: copy)
  }

  private func writeTwoLanguages() throws {
    let table = twoLanguages
    for (language, locale) in [("en", "en_US.UTF-8"), ("uk", "uk_UA.UTF-8")] {
      let entries = SyntheticEntries.make(10_000, valuePrefix: "Label \(language) text")
      try table.write(entries)
      try InputFile.write(
        InputFile.strings(entries), to: table.bundle.appending(path: "\(language).lproj/Localizable.strings"))
      try InputFile.write(InputFile.po(entries), to: po(locale, table.name))
    }
  }

  private func write(_ language: MessageLanguage) throws {
    let folder = messages.appending(path: "\(language.tag).lproj")
    let message = KeyTable.Entry(
      key: MessageLanguage.messageKey, value: language.message.withPlaceholders(name: "%@", number: "%ld"))
    try InputFile.write(InputFile.strings([message]), to: folder.appending(path: "Localizable.strings"))
    let plurals = language.plurals.map { ($0.category, $0.text.withPlaceholders(name: "", number: "%ld")) }
    try InputFile.write(
      InputFile.stringsDict(key: MessageLanguage.pluralKey, plurals: plurals),
      to: folder.appending(path: "Localizable.stringsdict"))
    for number in ["%ld", "%'ld"] { try writePO(language, number: number) }
  }

  /// Without grouping, and with it in a text domain of its own.
  private func writePO(_ language: MessageLanguage, number: String) throws {
    let domain = number == "%ld" ? language.domain : "grouped-\(language.domain)"
    let message = KeyTable.Entry(
      key: MessageLanguage.messageKey, value: language.message.withPlaceholders(name: "%s", number: number))
    let plurals = language.gettextCategories.compactMap(language.gettextPlural)
      .map { $0.withPlaceholders(name: "", number: number) }
    let lines =
      InputFile.po([message], pluralForms: language.pluralForms)
      + InputFile.poPlural(key: MessageLanguage.pluralKey, texts: plurals)
    try InputFile.write(lines, to: po(language.locale, domain))
  }

  private func po(_ locale: String, _ domain: String) -> URL {
    folder.appending(path: "po/\(locale)/\(domain).po")
  }

  private func writeLinks() throws {
    let links = folder.appending(path: "links")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    for number in 0..<Self.linkCount {
      try FileManager.default.createSymbolicLink(atPath: link(number), withDestinationPath: "..")
    }
  }
}

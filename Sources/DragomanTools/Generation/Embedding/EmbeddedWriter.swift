/// Writes texts as literals, and the source that gives them.
struct EmbeddedWriter {
  let texts: EmbeddedTexts
  let access: AccessLevel
  /// The name of the type around all keys.
  let name: String

  private var owner: String { "__\(name)Texts" }
  /// As a member of `TranslationSource`.
  private var sourceName: String { SwiftName(member: name).code }

  func write(to writer: inout SwiftWriter) {
    writeSource(to: &writer)
    if access.reachesOtherModules { writeSourceForOthers(to: &writer) }
    writer.separate()
    writer.block("nonisolated enum \(owner)") { writer in
      for (number, table) in texts.places.flatMap(\.tables).enumerated() { write(table, number, to: &writer) }
    }
  }

  private func writeSource(to writer: inout SwiftWriter) {
    writer.separate()
    writer.block("nonisolated extension Dragoman.TranslationSource") { writer in
      writer.documentation([
        "The texts themselves, which are a part of the program:",
        "`Localizer.main = Localizer(sources: [.\(sourceName)])` at its start.",
      ])
      writer.line("internal static let \(sourceName) = Dragoman.TranslationSource.embedded([")
      for place in texts.places { write(place, to: &writer) }
      writer.line("])")
    }
  }

  /// The property of the public type; no key is called so.
  static let sourceForOthers = "translationSource"

  /// Writes it where it does not stand in the way of other modules' sources, which may be called the same.
  private func writeSourceForOthers(to writer: inout SwiftWriter) {
    writer.separate()
    writer.block("nonisolated extension \(name)") { writer in
      writer.documentation([
        "The texts themselves, for the program that this is a part of:",
        "`Localizer.main = Localizer(sources: [\(name).\(Self.sourceForOthers)])` at its start, beside its own.",
      ])
      writer.block("\(access.rawValue) static var \(Self.sourceForOthers): Dragoman.TranslationSource") { writer in
        writer.line("Dragoman.TranslationSource.\(sourceName)")
      }
    }
  }

  private func write(_ place: EmbeddedTexts.Place, to writer: inout SwiftWriter) {
    let devices = place.devices.isEmpty ? [] : ["devices: \(Self.list(place.devices))"]
    let head = [SwiftLiteral.of(place.name), "defaultLanguage: \(SwiftLiteral.of(texts.defaultLanguage))"] + devices
    let first = texts.places.prefix { $0.name != place.name }.reduce(0) { $0 + $1.tables.count }
    let tables = place.tables.enumerated().map { index, table in
      "Dragoman.EmbeddedTable(\(SwiftLiteral.of(table.name))) { \(owner).table\(first + index) }"
    }
    writer.line("  Dragoman.EmbeddedCatalog(")
    writer.line("    \(head.joined(separator: ", ")),")
    writer.line("    tables: [\(tables.joined(separator: ", "))]),")
  }

  private func write(_ table: EmbeddedTexts.Table, _ number: Int, to writer: inout SwiftWriter) {
    var parts = ["keys: keys\(number), texts: texts\(number)"]
    if !table.messages.isEmpty { parts.append("messageKeys: messageKeys\(number), messages: messages\(number)") }
    if !table.lastResorts.isEmpty { parts.append("lastResorts: \(SwiftLiteral.of(table.lastResorts))") }
    writer.separate()
    writer.line("static let table\(number) = Dragoman.EmbeddedTexts(\(parts.joined(separator: ", ")))")
    write("keys\(number)", table.texts.map(\.key), to: &writer)
    write("texts\(number)", table.texts.map(\.text), to: &writer)
    guard !table.messages.isEmpty else { return }
    write("messageKeys\(number)", table.messages.map(\.key), to: &writer)
    write("messages\(number)", table.messages.map(\.message), to: &writer)
  }

  /// One a line: of a change a person sees what it is.
  private func write(_ property: String, _ texts: [String], to writer: inout SwiftWriter) {
    guard !texts.isEmpty else { return writer.line("private static let \(property): [Swift.String] = []") }
    writer.line("private static let \(property): [Swift.String] = [")
    for text in texts { writer.line("  \(SwiftLiteral.of(text)),") }
    writer.line("]")
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(SwiftLiteral.of).joined(separator: ", "))]"
  }
}

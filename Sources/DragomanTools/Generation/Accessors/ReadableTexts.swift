import Dragoman
import DragomanFormats

/// The texts of an entry as a person reads them: where a variable stands, its text for most numbers.
struct ReadableTexts: Sendable {
  let texts: [String]

  init(_ entry: TranslationEntry) {
    switch entry.content {
    case .key: texts = [entry.key]
    case .text(let text): texts = [text]
    case .variants(let rules): texts = Self.texts(of: rules)
    case .localization(let localization): texts = Self.texts(of: localization)
    }
  }

  private static func texts(of entry: StringsDict.Entry) -> [String] {
    guard case .rules(let rules) = entry.value else { return entry.texts.map(\.text) }
    let variables = Dictionary(
      rules.variables.compactMap { variable in variable.general.map { (variable.name, $0) } }
    ) { $1 }
    let own = (rules.format.map { [$0.text] } ?? []) + rules.widths.map(\.text.text)
    let chosen = (rules.devices.map(\.entry) + rules.genders.map(\.entry)).flatMap { texts(of: $0) }
    let all = (own + chosen).map { VariableTexts(variables).reading($0) }
    return all.isEmpty ? entry.texts.map(\.text) : all
  }

  private static func texts(of localization: StringCatalog.Localization) -> [String] {
    var own = localization
    own.substitutions = StringCatalog.Map()
    let variables = Dictionary(
      localization.substitutions.compactMap { element in element.value.general.map { (element.key, $0) } }
    ) { $1 }
    let all = own.texts.map { VariableTexts(variables).reading($0.text) }
    return all.isEmpty ? localization.texts.map(\.text) : all
  }
}

/// What stands for the variables of a text.
private struct VariableTexts {
  let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  /// A text with its variables put in. A variable may refer to others, and wrongly to itself.
  func reading(_ text: String, depth: Int = 0) -> String {
    guard !texts.isEmpty, text.canReferToVariables, depth < Self.limit else { return text }
    let read = PrintfPattern(parsing: text, variables: true).pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .placeholder(let placeholder): placeholder.source
      case .variable(let variable):
        texts[variable.name].map { reading($0, depth: depth + 1) } ?? variable.source
      }
    }.joined()
    // Variables can double a text again and again.
    return String(read.unicodeScalars.prefix(Self.length))
  }

  private static let limit = 4
  private static let length = 1_000
}

extension StringsDict.Variable {
  /// Its text for most numbers.
  fileprivate var general: String? {
    let category = categories.last { $0.name == .other } ?? categories.last
    return category?.entry.texts.first?.text
  }
}

extension StringCatalog.Substitution {
  /// Its text for most numbers, with `%arg` as a placeholder.
  fileprivate var general: String? {
    let variants = variations?.plural.map { ($0.key, $0.value) } ?? []
    let text = (variants.last { $0.0 == "other" } ?? variants.last)?.1.texts.first?.text
    return text?.replacing("%arg", with: "%" + (formatSpecifier ?? "@"))
  }
}

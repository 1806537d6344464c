import Dragoman
import DragomanFormats

/// A variable to which no text refers.
enum UnusedVariableRule: CheckRule {
  static let facts = RuleFacts(
    name: "unused-variable", severity: .warning, summary: "A variable of an entry is there and no text refers to it")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.plainText == nil else { return }
    // One that stands in for a name which is not there has been told of by another rule.
    guard entry.inspection.issues.isEmpty else { return }
    let used = Set(entry.texts.flatMap { $0.text.variableNames })
    for variable in entry.entry.variables where !used.contains(variable.name) {
      findings.add("no text refers to the variable \(variable.name.quoted)", to: entry, in: file, at: variable.position)
    }
  }
}

extension String {
  fileprivate var variableNames: [String] {
    guard contains("%") else { return [] }
    return PrintfPattern(parsing: self, variables: true).variableNames
  }
}

extension TranslationEntry {
  fileprivate var variables: [(name: String, position: SourcePosition?)] {
    switch content {
    case .text, .key: []
    case .variants(let entry): entry.variables
    case .localization(let localization): localization.substitutions.map { ($0.key, $0.keyPosition) }
    }
  }
}

extension StringsDict.Entry {
  fileprivate var variables: [(name: String, position: SourcePosition?)] {
    guard case .rules(let rules) = value else { return [] }
    return rules.variables.map { ($0.name, $0.position) } + rules.devices.flatMap(\.entry.variables)
  }
}

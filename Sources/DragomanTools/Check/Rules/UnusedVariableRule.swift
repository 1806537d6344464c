import Dragoman
import DragomanFormats

/// A variable to which no text refers.
enum UnusedVariableRule: CheckRule {
  static let facts = RuleFacts(
    name: "unused-variable", severity: .warning, summary: "A variable of an entry is there and no text refers to it")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard entry.plainText == nil else { return }
    let variables = entry.entry.variables
    let used = Set(entry.texts.flatMap { $0.text.variableNames })
    let unused = variables.filter { !used.contains($0.name) }
    guard !unused.isEmpty, entry.inspection.issues.isEmpty || isBesideTheFault(unused, variables, used) else { return }
    for variable in unused {
      findings.add("no text refers to the variable \(variable.name.quoted)", to: entry, in: file, at: variable.position)
    }
  }

  /// Whether variables are unused for another reason than a fault of which another rule tells: a reference that is
  /// damaged, or names that are not there and may be theirs, translated.
  private static func isBesideTheFault(
    _ unused: [EntryVariable], _ variables: [EntryVariable], _ used: Set<String>
  ) -> Bool {
    let undefined = used.subtracting(variables.map(\.name))
    return !undefined.isEmpty && Set(unused.map(\.name)).count > undefined.count
  }
}

private typealias EntryVariable = (name: String, position: SourcePosition?)

extension String {
  fileprivate var variableNames: [String] {
    guard contains("%") else { return [] }
    return PrintfPattern(parsing: self, variables: true).variableNames
  }
}

extension TranslationEntry {
  fileprivate var variables: [EntryVariable] {
    switch content {
    case .text, .key: []
    case .variants(let entry): entry.variables
    case .localization(let localization): localization.substitutions.map { ($0.key, $0.keyPosition) }
    }
  }
}

extension StringsDict.Entry {
  fileprivate var variables: [EntryVariable] {
    guard case .rules(let rules) = value else { return [] }
    return rules.variables.map { ($0.name, $0.position) } + rules.devices.flatMap(\.entry.variables)
  }
}

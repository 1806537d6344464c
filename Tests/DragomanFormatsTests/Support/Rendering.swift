@testable import DragomanFormats

/// Puts what was read into lines that a person can check.
enum Rendering {
  /// `"key" = "value"`, escaped as in Swift, in the order of the file; of equal keys only the last.
  static func entries(_ table: CollectedTable) -> String {
    var rest = Set(table.keys)
    let keys = table.keys.reversed().filter { rest.remove($0) != nil }.reversed()
    return keys.map { "\($0.debugDescription) = \((table.texts[$0] ?? "-").debugDescription)\n" }.joined()
  }

  /// `line:column: error: sentence [rule]`, with `lost` where something is missing from what was read.
  static func issues(_ issues: [FormatIssue]) -> String {
    issues.map { issue in
      let place = "\(issue.position.line):\(issue.position.column)"
      let severity = issue.severity.rawValue + (issue.losesContent ? ", lost" : "")
      return "! \(place): \(severity): \(issue.sentence) [\(issue.rule.rawValue)]\n"
    }.joined()
  }

  static func dictionary(_ dictionary: StringsDict) -> String {
    dictionary.entries.map { "\($0.key.debugDescription)\(place($0.position)) \(entry($0.entry, "  "))" }.joined()
  }

  private static func place(_ position: SourcePosition?) -> String {
    position.map { " @\($0.line):\($0.column)" } ?? ""
  }

  private static func entry(_ entry: StringsDict.Entry, _ indent: String) -> String {
    switch entry.value {
    case .text(let text): text.debugDescription + place(entry.position) + "\n"
    case .rules(let rules): "rules\(place(entry.position))\n" + self.rules(rules, indent)
    }
  }

  private static func rules(_ rules: StringsDict.Rules, _ indent: String) -> String {
    var lines = rules.format.map { "\(indent)format \($0.text.debugDescription)\(place($0.position))\n" } ?? ""
    for variable in rules.variables {
      let types = [variable.specType?.rawValue, variable.valueType?.text].map { $0 ?? "-" }.joined(separator: " ")
      lines += "\(indent)variable \(variable.name)\(place(variable.position)) \(types)\n"
      lines += categories(variable.categories, indent + "  ")
    }
    for variant in rules.widths { lines += "\(indent)width \(variant.width) \(variant.text.text.debugDescription)\n" }
    for variant in rules.devices {
      lines += "\(indent)device \(variant.device.rawValue) \(entry(variant.entry, indent + "  "))"
    }
    lines += categories(rules.genders, indent + "gender ")
    for other in rules.others { lines += "\(indent)other \(other.key)\n" }
    return lines
  }

  private static func categories(_ categories: [StringsDict.Category], _ indent: String) -> String {
    categories.map { "\(indent)\($0.name.rawValue) \(entry($0.entry, indent + "  "))" }.joined()
  }
}

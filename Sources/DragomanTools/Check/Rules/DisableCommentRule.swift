import DragomanFormats

/// A comment that was meant to keep a rule quiet and does not.
enum DisableCommentRule: CheckRule {
  static let facts = RuleFacts(
    name: "disable-comment", severity: .warning,
    summary: "A comment for this program names a rule that is none, or is not understood")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    let language = reading.file.kind == .stringCatalog ? nil : reading.file.readings.first?.language
    for directive in reading.directives {
      for fault in directive.faults {
        findings.add(
          fault, path: reading.file.path, at: directive.position, key: directive.key, language: language)
      }
    }
  }
}

extension CommentDirective {
  fileprivate var faults: [String] {
    guard Self.commands.contains(command) else {
      return ["there is no comment \(command.quoted)\(Suggestion.question(for: command, in: Self.commands))"]
    }
    return rules.filter { !CheckRules.names.contains($0) }.map {
      "there is no rule \($0.quoted)\(Suggestion.question(for: $0, in: CheckRules.names.sorted()))"
    }
  }
}

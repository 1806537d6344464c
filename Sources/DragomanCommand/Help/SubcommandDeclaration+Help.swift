extension SubcommandDeclaration {
  /// The help of a subcommand.
  func help(program: String) -> String {
    var help = HelpText()
    help.usage(["\(program) \(name)"] + usageParts)
    help.paragraph(abstract)
    for paragraph in discussion { help.paragraph(paragraph) }
    help.section("Arguments", rows: operands.map { ($0.name, $0.help) })
    help.section("Options", rows: allOptions.map { (term(for: $0), $0.meaning) })
    help.section("Exit status", rows: statusRows)
    return help.text
  }

  private var usageParts: [String] {
    let required = options.filter { $0.occurrence == .required }.map(\.usage)
    let others = options.filter { $0.occurrence != .required }.map { option in
      "[\(option.usage)]" + (option.occurrence == .repeatable ? "..." : "")
    }
    return required + others + alternativeParts + operands.map(\.usage)
  }

  /// `[--arg VALUE...` and `| --set NAME=VALUE...]`, between which a line may break.
  private var alternativeParts: [String] {
    var parts = alternatives.map { group in
      group.map { $0.usage + ($0.occurrence == .repeatable ? "..." : "") }.joined(separator: " ")
    }
    guard !parts.isEmpty else { return [] }
    for index in parts.indices { parts[index] = (index == 0 ? "[" : "| ") + parts[index] }
    parts[parts.count - 1] += "]"
    return parts
  }

  /// The option as it is typed, long names below one another whether they have a letter or not.
  private func term(for option: OptionDeclaration) -> String {
    (option.letter.map { "-\($0), " } ?? "    ") + option.usage
  }

  private var statusRows: [(term: String, meaning: String)] {
    let own = exitStatuses.map { (term: "\($0.status.rawValue)", meaning: $0.meaning) }
    let usual: [(term: String, meaning: String)] = [
      ("0", "The job is done."),
      ("2", "The job cannot be done; one line on the standard error says why."),
    ]
    let missing = usual.filter { row in !own.contains { $0.term == row.term } }
    return (own + missing).sorted { $0.term < $1.term }
  }
}

extension OptionDeclaration {
  fileprivate var meaning: String {
    occurrence == .repeatable ? "\(help) May be given many times." : help
  }
}

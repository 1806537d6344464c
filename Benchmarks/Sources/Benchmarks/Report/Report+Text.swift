/// The report for people.
extension Report {
  var text: String {
    [figures, legend, promises, omissions].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A row for each operation and input, a column for each component.
  private var figures: String {
    let components = unique(measurements.map(\.name.component))
    var columns = Columns()
    columns.add(["median for one operation"] + components)
    for row in unique(measurements.map { $0.name.operation + "/" + $0.name.input }) {
      columns.add([row] + components.map { cell($0, row) })
    }
    return columns.text
  }

  private func cell(_ component: String, _ row: String) -> String {
    let measurement = measurements.first { $0.name.description == component + "/" + row }
    return measurement.map { Quantity.text($0.median, $0.unit) } ?? "·"
  }

  private var legend: String {
    """
    swift: Dictionary, interpolation, or the property written and no more. foundation: String(format:). gettext: with
    asprintf. Both write numbers in ASCII without groups; foundation-grouped by the locale, gettext-grouped with groups.
    icu: patterns parsed before. c: an open-addressing table, bytes copied.
    """
  }

  private var promises: String {
    let shown = verdicts.filter { verdict in
      verdict.value != nil || measurements.contains { $0.name.description == verdict.gate.reference }
    }
    guard !shown.isEmpty else { return "" }
    var columns = Columns()
    columns.add(["ratio", "measured", "target", "reach for", ""])
    for verdict in shown { columns.add(verdict.cells) }
    return columns.text
  }

  private var omissions: String {
    skipped.map { "\($0.name): not here: \($0.reason)" }.joined(separator: "\n")
  }

  /// Each once, in the order of the first.
  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension Verdict {
  fileprivate var cells: [String] {
    [gate.title, value.map(text) ?? "not here yet", bound(gate.target), bound(gate.reach), mark]
  }

  private func bound(_ value: Double?) -> String { value.map { "≤ " + text($0) } ?? "" }

  private func text(_ value: Double) -> String {
    switch gate.comparison {
    case .ratio: Quantity.number(value) + "×"
    case .excess: Quantity.text(value, .nanoseconds)
    }
  }

  private var mark: String {
    switch isMet {
    case true?: "met"
    case false?: "✘ MISSED"
    case nil: isReached == true ? "reached" : ""
    }
  }
}

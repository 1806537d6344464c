package import DragomanFormats

/// What a check of projects has found.
package struct CheckReport: Sendable, Hashable {
  /// Sorted by file and place.
  package let findings: [Finding]
  /// How many files were looked at.
  package let fileCount: Int

  /// Checks projects or parts of them, each by its own rules; what several of them have in common is told once.
  ///
  /// - Parameter onProgress: Told how many of how many parts of the work are done, on any thread; each project begins
  ///   anew.
  package init(
    _ parts: [(part: ProjectPart, rules: RuleChoice)], limits: FormatLimits = FormatLimits(),
    onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil
  ) {
    let found = parts.map { Checker(rules: $0.rules, limits: limits, onProgress: onProgress).check($0.part) }
    findings = Set(found.joined().map(ExactFinding.init)).map(\.finding).sorted()
    fileCount = Set(parts.flatMap { $0.part.filePaths }).count
  }

  /// Checks a project.
  package init(_ project: Project, rules: RuleChoice, limits: FormatLimits = FormatLimits()) {
    self.init([(ProjectPart(project), rules)], limits: limits)
  }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A finding that is another's equal only if its key is, byte for byte.
private struct ExactFinding: Hashable {
  let finding: Finding
  private let key: ExactString?
  private let message: ExactString

  init(_ finding: Finding) {
    self.finding = finding
    key = finding.key.map(ExactString.init)
    message = ExactString(finding.message)
  }
}

extension ProjectPart {
  fileprivate var filePaths: [String] {
    project.bundles.flatMap { $0.tables.flatMap { $0.files.map(\.path) } }.filter(contains)
  }
}

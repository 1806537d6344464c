package import DragomanFormats

/// What a check of a project has found.
package struct CheckReport: Sendable, Hashable {
  /// Sorted by file and place.
  package let findings: [Finding]
  /// How many files were looked at.
  package let fileCount: Int

  /// Checks a project.
  ///
  /// - Parameter onProgress: Told how many of how many parts of the work are done, on any thread.
  package init(
    _ project: Project, rules: RuleChoice, limits: FormatLimits = FormatLimits(),
    onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil
  ) {
    findings = Checker(rules: rules, limits: limits, onProgress: onProgress).check(project)
    fileCount = project.bundles.reduce(0) { $0 + $1.tables.reduce(0) { $0 + $1.files.count } }
  }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

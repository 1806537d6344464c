package import Dragoman

/// A folder that has no language, so that nothing can be said about its translations.
package struct NoTranslations: Error, Sendable, Hashable {
  package let path: String
  /// What is wrong with the files that there are.
  package let issues: [LocalizationIssue]
}

extension NoTranslations {
  /// The failure in one sentence.
  package var sentence: String {
    guard let first = issues.first(where: { $0.severity == .error }) ?? issues.first else {
      return "\(path): there are no translations: no .lproj folder with a table, no .xcstrings file"
    }
    let more = issues.count > 1 ? " (and \(issues.count - 1) more)" : ""
    return "\(path): there are no translations that can be read: \(first)\(more)"
  }
}

package import Dragoman

/// A folder that has no language, so that nothing can be said about its translations.
package struct NoTranslations: Error, Sendable, Hashable {
  package let path: String
  /// What is wrong with the files that there are.
  package let issues: [LocalizationIssue]
  /// The compiled catalogs that there are in place of texts.
  package var compiled: [String] = []
}

extension NoTranslations {
  /// The failure in one sentence.
  package var sentence: String {
    if let first = issues.first(where: { $0.severity == .error }) ?? issues.first {
      let more = issues.count > 1 ? " (and \(issues.count - 1) more)" : ""
      return "\(path): there are no translations that can be read: \(first)\(more)"
    }
    guard let first = compiled.first else {
      return "\(path): there are no translations: no .lproj folder with a table, no .xcstrings file"
    }
    let more = compiled.count > 1 ? " and \(compiled.count - 1) more" : ""
    return
      "\(path): there are only compiled catalogs, \(first)\(more), and what is read here are texts: .lproj folders "
      + "with tables, .xcstrings files"
  }
}

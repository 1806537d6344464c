/// A limit that was met while a file was read.
package enum LimitFault: FormatFault, Hashable {
  /// Values lie in one another deeper than the limit.
  case depth(limit: Int)
  /// The file has more entries than the limit.
  case entries(limit: Int)
  /// The keys of nested dictionaries, joined by dots, are longer in all than the limit.
  case paths(limit: Int)
  /// The texts that a file names again and again are longer in all than the limit.
  case expansion(limit: Int)
  /// More issues than are listed.
  case issues(omitted: Int, loss: Bool)

  package var rule: FormatRule { .limit }
  package var severity: FormatIssue.Severity { .error }

  package var losesContent: Bool {
    switch self {
    case .depth, .entries, .paths, .expansion: true
    case .issues(_, let loss): loss
    }
  }

  package var sentence: String {
    switch self {
    case .depth(let limit): "values lie in one another more than \(limit) deep; what lies deeper was left out"
    case .entries(let limit): "the file has more than \(limit) entries; the rest was left out"
    case .paths(let limit): "the keys joined by dots have more than \(limit) bytes in all; the rest was left out"
    case .expansion(let limit):
      "the file names its texts so often that they have more than \(limit) bytes in all; the rest was left out"
    case .issues(let omitted, _): "\(omitted) more issues are not listed"
    }
  }
}

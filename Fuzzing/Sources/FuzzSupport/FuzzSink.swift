@testable import DragomanFormats

/// Takes what a reader finds, and notices what no reader may hand over.
struct FuzzSink {
  /// The texts by their keys; empty ones for entries with variants.
  private(set) var texts: [String: String] = [:]
  /// How many issues there are.
  private(set) var issueCount = 0

  /// Makes an empty one.
  init() {}
}

extension FuzzSink: TableSink {
  mutating func plain(_ value: String, key: String) { texts[key] = value }

  mutating func entry(_ entry: StringsDict.Entry, key: String) {
    if case .text(let text) = entry.value { texts[key] = text } else { texts[key] = "" }
  }

  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] {
    if case .text(let text) = content { texts[key] = text } else { texts[key] = "" }
    return []
  }

  mutating func issue(_ issue: FormatIssue) {
    precondition(issue.position.line > 0 && issue.position.column > 0, "an issue is nowhere")
    precondition(!issue.sentence.isEmpty, "an issue says nothing")
    issueCount += 1
  }
}

import DragomanFormats

/// What the comments of a file say is not to be told, of its entries and of the file.
struct Suppressions: Sendable {
  private struct Rules: Sendable {
    var all = false
    var names: Set<String> = []

    func contain(_ rule: String) -> Bool { all || names.contains(rule) }

    mutating func add(_ rules: [String]) {
      if rules.isEmpty { all = true }
      names.formUnion(rules)
    }
  }

  private var ofFile = Rules()
  private var ofKeys: [ExactString: Rules] = [:]

  init(_ directives: [CommentDirective]) {
    for directive in directives {
      if directive.isOfFile { ofFile.add(directive.rules) }
      if directive.isOfEntry, let key = directive.key {
        ofKeys[ExactString(key), default: Rules()].add(directive.rules)
      }
    }
  }

  /// Whether a rule says nothing of an entry, or without one of the file.
  func silence(_ rule: String, about key: String?) -> Bool {
    ofFile.contain(rule) || key.flatMap { ofKeys[ExactString($0)] }?.contain(rule) == true
  }
}

package import Dragoman
package import DragomanFormats

/// Something that a check has found.
package struct Finding: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error
    case warning
  }

  /// The name of the rule: `missing-key`.
  package let rule: String
  package let severity: Severity
  /// The file, as a person calls it.
  package let path: String
  /// Nil where it is about the file as a whole.
  package let position: SourcePosition?
  package let key: String?
  package let language: Language?
  /// One sentence, without a full stop at the end.
  package let message: String
}

extension Finding: CustomStringConvertible {
  /// `path:line:column: severity: sentence [rule]`.
  package var description: String {
    let place = position ?? .start
    return "\(path):\(place.line):\(place.column): \(severity.rawValue): \(message.onOneLine) [\(rule)]"
  }
}

extension Finding: Comparable {
  /// By file, place, rule and message.
  package static func < (left: Self, right: Self) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    let (first, second) = (left.position ?? .start, right.position ?? .start)
    if first != second { return first < second }
    return (left.rule, left.language?.identifier ?? "", left.message)
      < (right.rule, right.language?.identifier ?? "", right.message)
  }
}

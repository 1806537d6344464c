import Dragoman

/// What the documentation of a generated declaration says: the source text, then the comment of its developer.
struct AccessorDocumentation: Sendable, Hashable {
  /// Each is one line, with nothing in it that would end a comment or turn it round.
  let lines: [String]

  init(_ text: KeyText) {
    self.init(texts: ReadableTexts(text.entry).texts, comment: text.comment, warning: text.shape.warning)
  }

  init(texts: [String], comment: String?, warning: [String] = []) {
    let paragraphs = [Self.lines(texts), comment.map(Self.remarks) ?? [], warning]
    lines = Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// A comment, without what it says to this program.
  private static func remarks(_ comment: String) -> [String] {
    let remarks = lines(comment.withoutDirectives)
    return remarks == [noComment] ? [] : remarks
  }

  /// One text as it is, several as a list, each once.
  private static func lines(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    let different = texts.filter { known.insert($0).inserted }
    guard different.count > 1 else { return different.flatMap { lines($0) } }
    return different.prefix(limit).map { "- " + lines($0).joined(separator: " ") }
  }

  /// What `genstrings` writes where there is no comment.
  private static let noComment = "No comment provided by engineer."
  private static let limit = 12
  private static let width = 400

  private static func lines(_ text: String) -> [String] {
    let all = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).map { line(String($0)) }
      .filter { !$0.isEmpty }
    return all.count > limit ? all.prefix(limit) + ["…"] : all
  }

  private static func line(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(width)
    let isCut = shown.endIndex < text.endIndex
    return SwiftLiteral.trimmed(String(shown).visible) + (isCut ? "…" : "")
  }
}

extension MessageShape {
  /// What whoever calls the function must know.
  fileprivate var warning: [String] {
    guard let placeholder = unreachablePlaceholder else { return [] }
    return ["- Warning: `\(placeholder.visible)` is shown as it is: \(Self.reasonWhyUnreachable)."]
  }
}

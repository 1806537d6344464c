/// What the documentation of a generated declaration says: the source text, then the comment of its developer.
struct AccessorDocumentation: Sendable, Hashable {
  /// Each is one line, with nothing in it that would end a comment or turn it round.
  let lines: [String]

  init(texts: [String], comment: String?) {
    let shown = Self.lines(texts)
    let remarks = comment.map { Self.lines($0.withoutDirectives) } ?? []
    let hasRemarks = !remarks.isEmpty && remarks != [Self.noComment]
    lines = shown + (hasRemarks && !shown.isEmpty ? [""] : []) + (hasRemarks ? remarks : [])
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
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(width).map { $0.isVisible ? String($0) : $0.escape }.joined()
    let isCut = scalars.count > width
    return SwiftLiteral.trimmed(shown) + (isCut ? "…" : "")
  }
}

/// What the documentation of a generated declaration says: the source text, then the comment of its developer.
struct AccessorDocumentation: Sendable, Hashable {
  /// Each is one line, with nothing in it that would end a comment or turn it round.
  let lines: [String]

  init(texts: [String], comment: String?) {
    var known: Set<String> = []
    let different = texts.filter { known.insert($0).inserted }
    var lines = different.count > 1 ? different.prefix(Self.limit).map { "- " + Self.lines($0).joined(separator: " ") } : []
    if different.count == 1 { lines = different.flatMap(Self.lines) }
    let remarks = comment.map(Self.lines) ?? []
    if !remarks.isEmpty, remarks != [Self.noComment] { lines += (lines.isEmpty ? [] : [""]) + remarks }
    self.lines = lines
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

import Dragoman
import DragomanFormats

/// A member `localized` that a program which uses Dragoman gives `String` itself: it wins over the library's, and the
/// compiler says nothing.
enum OwnLocalizedRule: CheckRule {
  static let facts = RuleFacts(
    name: "own-localized", severity: .warning,
    summary: "The code gives String a member “localized” of its own, which wins over that of Dragoman")

  static func check(_ project: Project, _ findings: inout Findings) {
    let paths = project.files.paths.filter { $0.hasSuffix(".swift") && !project.settings.excludes($0) }
    let sources = Parallel.map(paths, onProgress: nil) { SwiftSource(project.files.displayPath(of: $0)) }
    guard sources.contains(where: \.usesDragoman) else { return }
    for source in sources {
      for position in source.ownLocalized {
        findings.add(
          "String has a member “localized” of its own here, which wins over that of Dragoman", path: source.path,
          at: position)
      }
    }
  }
}

/// What a file of Swift says that matters here.
private struct SwiftSource: Sendable {
  let path: String
  var usesDragoman = false
  var ownLocalized: [SourcePosition] = []

  init(_ path: String) {
    self.path = path
    // A file that cannot be read is the compiler's business.
    guard let bytes = try? FileContents.read(path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    usesDragoman = text.importsDragoman
    guard text.contains("localized"), text.contains("extension") else { return }
    let utf8 = Array(text.utf8)
    let positions = SourcePositions(in: utf8)
    var code = CodeScanner(utf8, comments: .swift)
    ownLocalized = text.ownLocalized.map { text.utf8.distance(from: text.startIndex, to: $0) }
      .filter { code.isCode(at: $0) }.map { positions[$0] }
  }
}

extension String {
  /// Whether Dragoman is imported, whole or a part of it.
  fileprivate var importsDragoman: Bool { contains("Dragoman") && contains(/\bimport\s+(?:\w+\s+)?Dragoman/) }

  /// Where an extension of `String` declares `localized`.
  fileprivate var ownLocalized: [Index] {
    matches(of: /\bextension\s+(?:Swift\.)?String(?:Protocol)?\b[^{}]*\{/).flatMap { head in
      self[head.range.upperBound..<endOfBraces(from: head.range.upperBound)]
        .matches(of: /\b(?:var|func)\s+`?(localized)\b/).map(\.output.1.startIndex)
    }
  }

  /// The place of the brace that ends what a brace before a place has begun. Braces in texts and comments count too:
  /// nearly always they come in pairs.
  private func endOfBraces(from start: Index) -> Index {
    var depth = 1
    for place in self[start...].indices {
      if self[place] == "{" { depth += 1 }
      if self[place] == "}" { depth -= 1 }
      if depth == 0 { return place }
    }
    return endIndex
  }
}

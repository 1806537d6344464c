import DragomanFormats

/// What a comment in a file says to this program: `dragoman:disable RULE…` of an entry, `dragoman:disable-file RULE…`
/// of the file. Without a rule it is about all; what stands behind ` -- ` is for people.
struct CommentDirective: Sendable, Hashable {
  static let commands = ["dragoman:disable", "dragoman:disable-file"]

  /// The word with which it begins, known or not.
  let command: String
  let rules: [String]
  /// The entry whose comment it is; nil where there is none.
  let key: String?
  /// Where the comment stands, or else the entry.
  let position: SourcePosition?

  var isOfFile: Bool { command == Self.commands[1] }
  var isOfEntry: Bool { command == Self.commands[0] }
}

// MARK: - Reading

extension CommentDirective {
  /// What the comment of an entry, or of none, says.
  static func all(in comment: String, of key: String?, at position: SourcePosition?) -> [Self] {
    guard mark.isIn(comment.utf8) else { return [] }
    return comment.split(whereSeparator: \.isNewline).flatMap { line in
      var words = line.split { $0.isWhitespace || $0 == "," }[...]
      var found: [Self] = []
      while let start = words.firstIndex(where: begins) {
        let rest = words[(start + 1)...]
        let rules = rest.prefix { !endsList($0) }
        found.append(Self(command: String(words[start]), rules: rules.map(name), key: key, position: position))
        words = rest[rules.endIndex...]
      }
      return found
    }
  }

  private static let mark = DirectiveMark()

  private static func begins(_ word: Substring) -> Bool {
    word.hasPrefix("dragoman:") && word.utf8.count > "dragoman:".utf8.count
  }

  /// Whether a word stands behind the names of the rules.
  private static func endsList(_ word: Substring) -> Bool {
    word.first.map("-–—(".contains) == true || begins(word)
  }

  /// The name in a word that may end a sentence.
  private static func name(_ word: Substring) -> String {
    String(word.last.map(".;:".contains) == true ? word.dropLast() : word)
  }
}

/// The bytes by which comments that speak to this program are told from the many that do not.
struct DirectiveMark: Sendable {
  private let bytes = Array("dragoman:".utf8)

  /// Whether the mark is somewhere among some bytes; its first one is in it once, so none is looked at twice.
  func isIn(_ text: some Sequence<UInt8>) -> Bool {
    var matched = 0
    for byte in text {
      matched = byte == bytes[matched] ? matched + 1 : byte == bytes[0] ? 1 : 0
      if matched == bytes.count { return true }
    }
    return false
  }
}

extension String {
  /// A comment without what it says to this program, as it is shown to people.
  var withoutDirectives: String {
    guard DirectiveMark().isIn(utf8) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).compactMap { line in
      guard let start = line.firstRange(of: /(?:^|\s)dragoman:\w/)?.lowerBound else { return line }
      let rest = line[..<start]
      return rest.allSatisfy(\.isWhitespace) ? nil : rest
    }.joined(separator: "\n")
  }
}

import Dragoman

extension CheckedEntry {
  /// Whether its placeholders are those of printf, and not of the program's own, such as `%0 of %1`. The text of the
  /// source language says what is meant.
  var isPrintf: Bool {
    guard let source else { return shape?.hasNumberBeforeWord != true }
    return source.shape?.isOfOwnFormat != true
  }
}

extension MessageShape {
  /// Whether it is no text for printf: nobody asks for memory in the text of the code.
  fileprivate var isOfOwnFormat: Bool {
    hasNumberBeforeWord || faults.contains { if case .pointer = $0 { true } else { false } }
  }

  /// Whether there is `%1 u` as in "%1 used": the flag for a space never stands behind the width.
  fileprivate var hasNumberBeforeWord: Bool {
    arguments.values.contains { $0.sources.contains(where: \.isNumberBeforeWord) }
      || faults.contains { if case .pointer(let text) = $0 { text.isNumberBeforeWord } else { false } }
  }
}

extension String {
  fileprivate var isNumberBeforeWord: Bool {
    let rest = utf8.dropFirst().drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.count + 1 < utf8.count && rest.first == UInt8(ascii: " ")
  }
}

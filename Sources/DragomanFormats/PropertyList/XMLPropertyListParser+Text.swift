extension XMLPropertyListParser {
  /// Reads the text of an element up to its closing tag.
  ///
  /// Tags that are no business of property lists are text someone forgot to escape. A tag that is ends the text.
  mutating func parseText(of element: XMLElement, openedAt start: Int) -> String {
    var output: [UInt8] = []
    while true {
      let before = scanner
      guard let (token, offset) = scanner.next() else {
        report(.unclosedElement(element.rawValue), at: start)
        return Self.trimmed(output)
      }
      switch endOfText(token, element, start, offset) {
      case .afterTag:
        reportMalformedTag(token, at: offset)
        return String(decoding: output, as: UTF8.self)
      case .beforeTag:
        scanner = before
        return Self.trimmed(output)
      case nil: append(token, at: offset, to: &output)
      }
    }
  }

  /// The text of an element that was not closed, without the white space before the next.
  private static func trimmed(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private enum EndOfText {
    case afterTag
    case beforeTag
  }

  /// Whether a tag ends the text of an element, and whether it belongs to it.
  private mutating func endOfText(
    _ token: XMLScanner.Token, _ element: XMLElement, _ start: Int, _ offset: Int
  ) -> EndOfText? {
    switch token {
    case .close(name: element.rawValue): return .afterTag
    case .close(let name):
      guard let other = XMLElement(rawValue: name) else { return nil }
      if ![.plist, .dict, .array].contains(other) {
        report(.mismatchedCloseTag(name, of: element.rawValue), at: offset)
        return .afterTag
      }
    case .open(let name, _):
      guard XMLElement(rawValue: name) != nil else { return nil }
    default: return nil
    }
    report(.unclosedElement(element.rawValue), at: start)
    return .beforeTag
  }

  private mutating func append(_ token: XMLScanner.Token, at offset: Int, to output: inout [UInt8]) {
    switch token {
    case .text(let range): if !isCutTag(range) { appendText(range, to: &output) }
    case .characterData(let range): append(range, to: &output)
    case .comment: report(.commentInText, at: offset)
    case .open, .close, .instruction:
      let markup = offset..<scanner.offset
      report(
        .markupInText(String(decoding: scanner.bytes[markup].prefix(Excerpt.byteLimit), as: UTF8.self)), at: offset)
      append(markup, to: &output)
    }
  }

  /// Whether a closing tag was cut off by the end of the file.
  private func isCutTag(_ range: Range<Int>) -> Bool {
    range.upperBound == scanner.bytes.count && scanner.bytes[range].starts(with: "</".utf8)
  }

  /// Appends text whose references are to be resolved.
  private mutating func appendText(_ range: Range<Int>, to output: inout [UInt8]) {
    if scanner.bytes[range.lowerBound] == UInt8(ascii: "<") { report(.markupInText("<"), at: range.lowerBound) }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let ampersand = scanner.bytes.firstOffset(of: UInt8(ascii: "&"), in: offset..<range.upperBound)
      append(offset..<ampersand, to: &output)
      guard ampersand < range.upperBound else { return }
      offset = appendReference(ampersand..<range.upperBound, to: &output)
    }
  }

  /// Appends text as it stands there.
  private mutating func append(_ range: Range<Int>, to output: inout [UInt8]) {
    if let control = range.first(where: { Self.isControl(scanner.bytes[$0]) }) {
      report(.controlCharacter(Unicode.Scalar(scanner.bytes[control])), at: control)
    }
    output += scanner.bytes[range]
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
  }
}

// MARK: - References

extension XMLPropertyListParser {
  /// Appends the character that a reference stands for, and returns where the text goes on.
  private mutating func appendReference(_ range: Range<Int>, to output: inout [UInt8]) -> Int {
    let start = range.lowerBound
    let name = scanner.bytes[start + 1..<range.upperBound].prefix(32).prefix { $0 != UInt8(ascii: ";") }
    let isClosed = name.endIndex < range.upperBound && scanner.bytes[name.endIndex] == UInt8(ascii: ";")
    let isName = name.allSatisfy { $0 == UInt8(ascii: "#") || StringsScanner.isWord($0) }
    guard isClosed, isName, !name.isEmpty else {
      report(.unknownEntity("&"), at: start)
      output.append(UInt8(ascii: "&"))
      return start + 1
    }
    let end = name.endIndex + 1
    if let scalar = Self.scalar(named: String(decoding: name, as: UTF8.self)) {
      output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    } else {
      let text = String(decoding: scanner.bytes[start..<end], as: UTF8.self)
      report(name.first == UInt8(ascii: "#") ? .invalidReference(text) : .unknownEntity(text), at: start)
      output += scanner.bytes[start..<end]
    }
    return end
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: number(name).flatMap(Unicode.Scalar.init)
    }
  }

  /// `#233` or `#xE9`
  private static func number(_ name: String) -> UInt32? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    return digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
  }
}

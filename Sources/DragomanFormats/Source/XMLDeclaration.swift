/// The first line of an XML file.
enum XMLDeclaration {
  /// What `<?xml … encoding="…"?>` names at the beginning of bytes of which ASCII can be read.
  static func encodingName(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    let words = text.split { $0 == "\"" || $0 == "'" }
    let label = words.firstIndex { $0.hasSuffix("encoding=") }
    guard let value = label.map({ $0 + 1 }), value < words.count else { return nil }
    return String(words[value])
  }
}

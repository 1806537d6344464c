import Foundation

/// What a Swift program has without any library: a dictionary, and interpolation.
struct DictionaryPeer: Peer {
  let component = "swift"

  func lookUp(in table: KeyTable) throws -> Batch? {
    let texts = try Self.texts(of: table)
    let keys = try table.shuffledKeys
    return Batch(operations: keys.count) {
      var sum = 0
      for key in keys {
        if let text = texts[key] { sum &+= consume(text) }
      }
      return sum
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let texts = try Self.texts(of: table)
    guard let key = try table.shuffledKeys.first else { return nil }
    return HotKey { count in
      var sum = 0
      for _ in 0..<count {
        if let text = texts[key] { sum &+= consume(text) }
      }
      return sum
    }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    guard let interpolation = language.interpolation else { return nil }
    let names = MessageArguments.names
    let numbers = MessageArguments.numbers
    return Batch(operations: numbers.count) {
      var sum = 0
      for index in numbers.indices {
        sum &+= consume(interpolation(names[index], numbers[index]))
      }
      return sum
    }
  }

  func load(_ table: KeyTable) throws -> Batch? {
    guard let key = try table.shuffledKeys.first, (try? Self.read(table.lines)) != nil else { return nil }
    return Batch(operations: 1) { consume((try? Self.read(table.lines))?[key] ?? "") }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    guard FileManager.default.fileExists(atPath: table.lines.path) else { return nil }
    return { try Self.read(table.lines) }
  }

  private static func texts(of table: KeyTable) throws -> [String: String] {
    Dictionary(try table.entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// Lines of a key, a tab and a text.
  private static func read(_ file: URL) throws -> [String: String] {
    let bytes = [UInt8](try Data(contentsOf: file))
    var texts: [String: String] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let text = String(decoding: line[(tab + 1)...], as: UTF8.self)
      texts[String(decoding: line[..<tab], as: UTF8.self)] = text
    }
    return texts
  }
}

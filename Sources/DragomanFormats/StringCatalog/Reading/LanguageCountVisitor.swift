/// Counts the keys that each language of a catalog has.
struct LanguageCountVisitor: StringCatalogVisitor {
  private let sourceLanguage: String?
  private var order: [[UInt8]] = []
  private var keys: [[UInt8]: Int] = [:]
  private var entries = 0
  /// The languages of the entry being passed over.
  private var pending: [JSONStringToken] = []

  init(sourceLanguage: String?) {
    self.sourceLanguage = sourceLanguage
  }

  /// What was counted; every key has a text in the source language, if only itself.
  var counts: [StringCatalog.LanguageCount] {
    let source = sourceLanguage.map { StringCatalog.LanguageCount(language: $0, keys: entries) }
    let others = order.filter { $0 != sourceLanguage.map { Array($0.utf8) } }.map {
      StringCatalog.LanguageCount(language: String(decoding: $0, as: UTF8.self), keys: keys[$0] ?? 0)
    }
    return (source.map { [$0] } ?? []) + others
  }

  mutating func language(_ key: JSONStringToken, at place: Int, _ scanner: borrowing JSONScanner) {
    pending.append(key)
  }

  mutating func abandonEntry() {
    pending.removeAll(keepingCapacity: true)
  }

  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) {
    entries += 1
    for token in pending {
      let language = Array(reader.scanner.bytes[token.start..<token.end])
      if keys[language] == nil { order.append(language) }
      keys[language, default: 0] += 1
    }
    pending.removeAll(keepingCapacity: true)
  }
}

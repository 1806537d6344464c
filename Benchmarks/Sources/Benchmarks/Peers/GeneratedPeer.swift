import Dragoman

/// This project, with texts that are embedded in the program, asked by the keys of generated code.
///
/// Ten thousand literals are not compiled for it. The texts are strings as literals are: they refer to bytes that stay, and
/// no reference to them is counted. The keys lie side by side, as those of generated code do in the memory of a program.
struct GeneratedPeer: Peer {
  let component = "dragoman-generated"
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? {
    let localizer = try Self.localizer(over: table)
    let bundle = LocalizedBundle(nil)
    let keys = try Self.keys(of: table)
    return Batch(operations: keys.count, enter: { DragomanPeer.use(localizer) }) {
      var sum = 0
      for key in keys { sum &+= consume(key.pointee.string(in: bundle)) }
      return sum
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let localizer = try Self.localizer(over: table)
    let bundle = LocalizedBundle(nil)
    guard let key = try table.shuffledKeys.first else { return nil }
    let generated = GeneratedKey(key)
    return HotKey(enter: { DragomanPeer.use(localizer) }) { count in
      var sum = 0
      for _ in 0..<count { sum &+= consume(generated.key.string(in: bundle)) }
      return sum
    }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    let localizer = try DragomanPeer(inputs: inputs)
      .localizer(in: language, expectingNumbersOf: MessageLanguage.messageKey, "")
    let names = MessageArguments.names
    let numbers = MessageArguments.numbers
    let bundle = LocalizedBundle(nil)
    let generated = GeneratedKey(MessageLanguage.messageKey)
    return Batch(operations: numbers.count, enter: { DragomanPeer.use(localizer) }) {
      var sum = 0
      for index in numbers.indices { sum &+= consume(generated.key.string(names[index], numbers[index], in: bundle)) }
      return sum
    }
  }

  func plural(in language: MessageLanguage) throws -> Batch? {
    let localizer = try DragomanPeer(inputs: inputs)
      .localizer(in: language, expectingNumbersOf: MessageLanguage.pluralKey)
    let numbers = MessageArguments.numbers
    let bundle = LocalizedBundle(nil)
    let generated = GeneratedKey(MessageLanguage.pluralKey)
    return Batch(operations: numbers.count, enter: { DragomanPeer.use(localizer) }) {
      var sum = 0
      for number in numbers { sum &+= consume(generated.key.string(number, in: bundle)) }
      return sum
    }
  }

  /// The keys in the order in which they are asked, which is not that in which they lie. They stay, as those of a program
  /// do.
  private static func keys(of table: KeyTable) throws -> [UnsafePointer<LocalizedKey>] {
    let entries = try table.entries
    let keys = UnsafeMutablePointer<LocalizedKey>.allocate(capacity: entries.count)
    var places: [String: UnsafePointer<LocalizedKey>] = [:]
    for (number, entry) in entries.enumerated() {
      (keys + number).initialize(to: LocalizedKey(entry.key))
      places[entry.key] = UnsafePointer(keys + number)
    }
    return try table.shuffledKeys.compactMap { places[$0] }
  }

  private static func localizer(over table: KeyTable) throws -> Localizer {
    let entries = try table.entries
    let inPlace = try CompiledPeer.localizer(over: table, readsTextsInPlace: true)
    let texts = EmbeddedTexts(keys: entries.map(\.key), texts: entries.map { inPlace.string($0.key) })
    let catalog = EmbeddedCatalog(table.language, tables: [EmbeddedTable("Localizable") { texts }])
    let localizer = Localizer(sources: [.embedded([catalog])], selection: DragomanPeer.selection(table.language))
    for entry in entries.prefix(100) where localizer.string(entry.key) != entry.value {
      throw NotHere("another text for \(entry.key)")
    }
    return localizer
  }
}

/// A key that closures can share.
private nonisolated final class GeneratedKey: Sendable {
  let key: LocalizedKey

  init(_ key: String) { self.key = LocalizedKey(key) }
}

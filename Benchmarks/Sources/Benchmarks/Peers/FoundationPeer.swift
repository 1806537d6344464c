import Foundation

/// Foundation's bundles, and `String(format:locale:)`.
struct FoundationPeer: Peer {
  let component = "foundation"
  let loadsOnce = true
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? {
    guard let bundle = try bundle(of: table) else { return nil }
    let keys = try table.shuffledKeys
    return Batch(operations: keys.count) {
      var sum = 0
      for key in keys { sum &+= consume(bundle.localizedString(forKey: key, value: nil, table: nil)) }
      return sum
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    guard let bundle = try bundle(of: table), let key = try table.shuffledKeys.first else { return nil }
    return HotKey { count in
      var sum = 0
      for _ in 0..<count { sum &+= consume(bundle.localizedString(forKey: key, value: nil, table: nil)) }
      return sum
    }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    try Self.message(in: language, locale: nil, inputs)
  }

  func load(_ table: KeyTable) throws -> Batch? {
    guard try bundle(of: table) != nil, let key = try table.shuffledKeys.first else { return nil }
    let fresh = FreshFolders(inputs, of: table.strings)
    return Batch(operations: 1, before: fresh.make) { Self.firstText(of: key, in: fresh.newest) }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    guard !table.isCatalog else { return nil }
    let keys = try table.shuffledKeys
    let folder = table.strings.deletingLastPathComponent()
    // What the process needs once, whatever the bundle.
    _ = Self.firstText(of: MessageLanguage.messageKey, in: inputs.messages.appending(path: "uk.lproj"))
    return {
      guard let bundle = Bundle(path: folder.path) else { throw NotHere("no bundle") }
      for key in keys { Results.add(consume(bundle.localizedString(forKey: key, value: nil, table: nil))) }
      return bundle
    }
  }

  func firstSwitch(in table: KeyTable) throws -> Batch? { try load(table) }

  private func bundle(of table: KeyTable) throws -> Bundle? {
    guard !table.isCatalog else { return nil }
    guard let bundle = Bundle(path: table.strings.deletingLastPathComponent().path) else {
      throw NotHere("no bundle of \(table.name)")
    }
    for entry in try table.entries.prefix(100)
    where bundle.localizedString(forKey: entry.key, value: nil, table: nil) != entry.value {
      throw NotHere("another text for \(entry.key)")
    }
    return bundle
  }

  private static func firstText(of key: String, in folder: URL) -> Int {
    consume(Bundle(path: folder.path)?.localizedString(forKey: key, value: nil, table: nil) ?? "")
  }

  fileprivate static func message(in language: MessageLanguage, locale: Locale?, _ inputs: Inputs) throws -> Batch {
    let folder = inputs.messages.appending(path: "\(language.tag).lproj")
    guard let bundle = Bundle(path: folder.path) else { throw NotHere("no bundle of \(language.tag)") }
    let names = MessageArguments.names
    let numbers = MessageArguments.numbers
    let key = MessageLanguage.messageKey
    return Batch(operations: numbers.count) {
      var sum = 0
      for index in numbers.indices {
        let format = bundle.localizedString(forKey: key, value: nil, table: nil)
        sum &+= consume(String(format: format, locale: locale, NSString(string: names[index]), numbers[index]))
      }
      return sum
    }
  }
}

/// The same in the groups and digits of the language.
struct GroupingFoundationPeer: Peer {
  let component = "foundation-grouped"
  let inputs: Inputs

  func message(in language: MessageLanguage) throws -> Batch? {
    try FoundationPeer.message(in: language, locale: Locale(identifier: language.tag), inputs)
  }
}

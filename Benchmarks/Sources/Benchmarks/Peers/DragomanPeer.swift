import Dragoman
import Foundation

/// This project, with the files as they are written.
struct DragomanPeer: Peer {
  let component = "dragoman"
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? { try Self.lookUp(in: table, by: Self.localizer(over: table)) }

  func hotKey(in table: KeyTable) throws -> HotKey? { try Self.hotKey(in: table, of: Self.localizer(over: table)) }

  func message(in language: MessageLanguage) throws -> Batch? {
    let localizer = try localizer(in: language, expectingNumbersOf: MessageLanguage.messageKey, "")
    let names = MessageArguments.names
    let numbers = MessageArguments.numbers
    let key = MessageLanguage.messageKey
    return Batch(operations: numbers.count, enter: { Self.use(localizer) }) {
      var sum = 0
      for index in numbers.indices { sum &+= consume(key.localized(names[index], numbers[index])) }
      return sum
    }
  }

  func plural(in language: MessageLanguage) throws -> Batch? {
    let localizer = try localizer(in: language, expectingNumbersOf: MessageLanguage.pluralKey)
    let numbers = MessageArguments.numbers
    let key = MessageLanguage.pluralKey
    return Batch(operations: numbers.count, enter: { Self.use(localizer) }) {
      var sum = 0
      for number in numbers { sum &+= consume(key.localized(number)) }
      return sum
    }
  }

  func load(_ table: KeyTable) throws -> Batch? {
    guard let key = try table.shuffledKeys.first else { return nil }
    let selection = Self.selection(table.language)
    let bundle = table.bundle
    return Batch(operations: 1) {
      consume(Localizer(sources: [.directory(bundle)], selection: selection).string(key))
    }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    let keys = try table.shuffledKeys
    let selection = Self.selection(table.language)
    let bundle = table.bundle
    // What the process needs once, whatever the table.
    _ = Localizer(sources: [.dictionary([.ukrainian: ["a": "b"]])], selection: selection).string("a")
    return {
      let localizer = Localizer(sources: [.directory(bundle)], selection: selection)
      for key in keys { Results.add(consume(localizer.string(key))) }
      return localizer
    }
  }

  func firstSwitch(in table: KeyTable) throws -> Batch? {
    guard let key = try table.shuffledKeys.first else { return nil }
    let fresh = Holder<Localizer>()
    return Batch(
      operations: 1,
      before: {
        let localizer = Localizer(sources: [.directory(table.bundle)], selection: Self.selection("en"))
        Results.add(consume(localizer.string(key)))
        fresh.value = localizer
      },
      run: {
        try? fresh.value?.select(.ukrainian)
        return consume(fresh.value?.string(key) ?? "")
      })
  }
}

/// Holds what is made anew before each run.
final class Holder<Value> {
  var value: Value?
}

extension DragomanPeer {
  /// All keys of a table, by a localizer that has its texts.
  static func lookUp(in table: KeyTable, by localizer: Localizer) throws -> Batch {
    let keys = try table.shuffledKeys
    return Batch(operations: keys.count, enter: { use(localizer) }) {
      var sum = 0
      for key in keys { sum &+= consume(key.localized) }
      return sum
    }
  }

  /// The same where the table has another name than the default one, as one of several.
  static func lookUpInAnotherTable(_ table: KeyTable) throws -> Batch {
    let entries = try table.entries
    let texts = Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
    let others = ["Errors", "Settings", "Checkout"].map {
      TranslationSource.dictionary([.ukrainian: ["a": "b"]], table: $0)
    }
    let localizer = Localizer(
      sources: others + [.dictionary([.ukrainian: texts], table: "Screens")], selection: selection(table.language))
    let keys = try table.shuffledKeys
    return Batch(operations: keys.count) {
      var sum = 0
      for key in keys { sum &+= consume(localizer.string(key, table: "Screens")) }
      return sum
    }
  }

  /// A key of a table, by a localizer that has its text.
  static func hotKey(in table: KeyTable, of localizer: Localizer) throws -> HotKey? {
    guard let key = try table.shuffledKeys.first else { return nil }
    return HotKey { count in
      var sum = 0
      for _ in 0..<count { sum &+= consume(localizer.string(key)) }
      return sum
    }
  }

  /// A choice of its own, in which nothing is stored.
  static func selection(_ language: String) -> LanguageSelection {
    LanguageSelection(store: .memory, preferredLanguages: Language(identifier: language).map { [$0] } ?? [])
  }

  /// A localizer that has the texts of a table.
  static func localizer(over table: KeyTable, readsTextsInPlace: Bool = false) throws -> Localizer {
    var configuration = Localizer.Configuration()
    configuration.readsTextsInPlace = readsTextsInPlace
    let localizer = Localizer(
      sources: [.directory(table.bundle)], selection: selection(table.language), configuration: configuration)
    for entry in try table.entries.prefix(100) where localizer.string(entry.key) != entry.value {
      throw NotHere("another text for \(entry.key)")
    }
    return localizer
  }

  /// A localizer with the messages of a language, which writes numbers in the groups and digits of the language.
  func localizer(
    in language: MessageLanguage, expectingNumbersOf key: String, _ leading: any MessageArgument...
  ) throws -> Localizer {
    let localizer = Localizer(sources: [.directory(inputs.messages)], selection: Self.selection(language.tag))
    let text = localizer.string(key, arguments: leading + [1_234_567])
    guard text.contains(1_234_567.formatted(.number.locale(localizer.language.locale))) else {
      throw NotHere("no number in \(language.tag) in: \(text)")
    }
    return localizer
  }

  private static var used: Localizer?

  /// Makes it the program's own.
  static func use(_ localizer: Localizer) {
    guard used !== localizer else { return }
    used = localizer
    Localizer.main = localizer
  }
}

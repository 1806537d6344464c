import CPeers
import Dragoman
import Foundation

/// From one language to another and back.
enum SwitchCases {
  private static let count = 1000

  static func make(_ inputs: Inputs) -> [Case] {
    let table = inputs.twoLanguages
    let first = inputs.peers.map { peer in
      Case(peer.component, "first-switch", "10000-keys", isIsolated: peer.loadsOnce) { try peer.firstSwitch(in: table) }
    }
    return first + [
      Case("dragoman", "warm-switch", "alone") { try select(table, isAsked: false) },
      Case("gettext", "warm-switch", "alone") { try useLocale(inputs, isAsked: false) },
      Case("dragoman", "warm-switch", "and-text") { try select(table, isAsked: true) },
      // Where a scope was opened once, every look-up asks for it: not in the process that measures look-ups.
      Case("dragoman-scope", "warm-switch", "and-text", isIsolated: true) { try scope(table) },
      Case("gettext", "warm-switch", "and-text") { try useLocale(inputs, isAsked: true) },
    ]
  }

  private static func select(_ table: KeyTable, isAsked: Bool) throws -> Batch {
    let (localizer, key) = try warmLocalizer(table)
    return Batch(operations: count) {
      var sum = 0
      for index in 0..<count {
        try? localizer.select(index % 2 == 0 ? .english : .ukrainian)
        if isAsked { sum &+= consume(localizer.string(key)) }
      }
      return sum
    }
  }

  private static func scope(_ table: KeyTable) throws -> Batch {
    let (localizer, key) = try warmLocalizer(table)
    return Batch(operations: count) {
      var sum = 0
      for index in 0..<count {
        sum &+= localizer.withLanguage(index % 2 == 0 ? .english : .ukrainian) { consume(localizer.string(key)) }
      }
      return sum
    }
  }

  /// Both languages have been asked.
  private static func warmLocalizer(_ table: KeyTable) throws -> (Localizer, key: String) {
    let localizer = Localizer(sources: [.directory(table.bundle)], selection: DragomanPeer.selection("en"))
    guard let key = try table.shuffledKeys.first else { throw NotHere("no keys") }
    let english = localizer.string(key)
    try localizer.select(.ukrainian)
    guard english != localizer.string(key) else { throw NotHere("both languages have the same text") }
    return (localizer, key)
  }

  private static func useLocale(_ inputs: Inputs, isAsked: Bool) throws -> Batch {
    let table = inputs.twoLanguages
    let english = try GettextPeer.Domain(table.name, locale: "en_US.UTF-8", inputs)
    let ukrainian = try GettextPeer.Domain(table.name, locale: "uk_UA.UTF-8", inputs)
    let keys = CStrings(try table.shuffledKeys.prefix(1).map(\.self))
    guard let key = keys.pointers.first else { throw NotHere("no keys") }
    return ukrainian.batch(operations: count) {
      withExtendedLifetime(keys) {
        if isAsked { return peer_locale_switch_and_look_up(english.locale, ukrainian.locale, key, count) }
        peer_locale_switch(english.locale, ukrainian.locale, count)
        return 0
      }
    }
  }
}

import CPeers
import Foundation

/// glibc's gettext, with asprintf.
struct GettextPeer: Peer {
  let component = "gettext"
  let loadsOnce = true
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? {
    let domain = try Domain(table.name, locale: "uk_UA.UTF-8", inputs)
    let keys = CStrings(try table.shuffledKeys)
    return domain.batch(operations: keys.pointers.count) {
      peer_gettext_look_up(keys.pointers, keys.pointers.count)
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let domain = try Domain(table.name, locale: "uk_UA.UTF-8", inputs)
    let keys = Unmanaged.passRetained(CStrings(try table.shuffledKeys.prefix(1).map(\.self))).takeUnretainedValue()
    guard let first = keys.pointers.first else { return nil }
    // Neither changes, and both are kept.
    nonisolated(unsafe) let (locale, key) = (domain.locale, first)
    return HotKey(enter: domain.enter) { count in
      peer_locale_use(locale)
      return peer_gettext_look_up_again(key, count)
    }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    try Self.message(try Domain(language.domain, locale: language.locale, inputs))
  }

  func plural(in language: MessageLanguage) throws -> Batch? {
    try Self.plural(try Domain(language.domain, locale: language.locale, inputs))
  }

  func load(_ table: KeyTable) throws -> Batch? {
    let domain = try Domain(table.name, locale: "uk_UA.UTF-8", inputs)
    let keys = CStrings(try table.shuffledKeys.prefix(1).map(\.self))
    let links = Links(inputs, folder: "gettext")
    return domain.batch(operations: 1) {
      peer_gettext_bind(table.name, links.next())
      return peer_gettext_look_up(keys.pointers, 1)
    }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    let domain = try Domain(table.name, locale: "uk_UA.UTF-8", inputs)
    let keys = CStrings(try table.shuffledKeys)
    return {
      domain.enter()
      Results.add(peer_gettext_look_up(keys.pointers, keys.pointers.count))
      return domain
    }
  }
}

/// The same with the locale's grouping (`%'ld`) and nothing else.
struct GroupingGettextPeer: Peer {
  let component = "gettext-grouped"
  let inputs: Inputs

  func message(in language: MessageLanguage) throws -> Batch? {
    try GettextPeer.message(try GettextPeer.Domain("grouped-\(language.domain)", locale: language.locale, inputs))
  }

  func plural(in language: MessageLanguage) throws -> Batch? {
    try GettextPeer.plural(try GettextPeer.Domain("grouped-\(language.domain)", locale: language.locale, inputs))
  }
}

extension GettextPeer {
  /// The texts of one `.mo` file, in one locale.
  struct Domain {
    let name: String
    let folder: String
    let locale: UnsafeMutableRawPointer

    init(_ name: String, locale: String, _ inputs: Inputs) throws {
      guard let made = peer_locale_make(locale) else { throw NotHere("localedef has made no \(locale)") }
      let file = inputs.gettext.appending(path: "\(locale)/LC_MESSAGES/\(name).mo")
      guard FileManager.default.fileExists(atPath: file.path) else { throw NotHere("msgfmt has made no \(name).mo") }
      self.name = name
      self.locale = made
      folder = inputs.gettext.path
    }

    /// Puts it in force.
    func enter() {
      peer_locale_use(locale)
      peer_gettext_bind(name, folder)
    }

    func batch(operations: Int, run: @escaping () -> Int) -> Batch {
      Batch(operations: operations, enter: enter, run: run)
    }
  }

  fileprivate static func message(_ domain: Domain) throws -> Batch {
    domain.enter()
    guard peer_gettext_has(MessageLanguage.messageKey) else { throw NotHere("no text in \(domain.name)") }
    let names = CStrings(MessageArguments.names)
    let numbers = MessageArguments.numbers
    return domain.batch(operations: numbers.count) {
      peer_gettext_messages(MessageLanguage.messageKey, names.pointers, numbers, numbers.count)
    }
  }

  fileprivate static func plural(_ domain: Domain) throws -> Batch {
    let numbers = MessageArguments.numbers
    return domain.batch(operations: numbers.count) {
      peer_gettext_plurals(MessageLanguage.pluralKey, numbers, numbers.count)
    }
  }
}

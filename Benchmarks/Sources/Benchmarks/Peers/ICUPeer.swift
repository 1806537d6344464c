import CPeers
import Foundation

/// ICU4C: resource bundles, and message patterns that were parsed before.
struct ICUPeer: Peer {
  let component = "icu"
  let loadsOnce = true
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? {
    let bundle = try bundle(of: table)
    let keys = CStrings(try table.shuffledKeys)
    return Batch(operations: keys.pointers.count) {
      peer_icu_look_up(bundle, keys.pointers, keys.pointers.count)
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let keys = Unmanaged.passRetained(CStrings(try table.shuffledKeys.prefix(1).map(\.self))).takeUnretainedValue()
    guard let first = keys.pointers.first else { return nil }
    // Neither changes, and both are kept.
    nonisolated(unsafe) let (bundle, key) = (try bundle(of: table), first)
    return HotKey { count in peer_icu_look_up_again(bundle, key, count) }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    let pattern = language.message.withPlaceholders(name: "{0}", number: "{1,number,integer}")
    return try Self.batch(pattern, language, names: CStrings(MessageArguments.names))
  }

  func plural(in language: MessageLanguage) throws -> Batch? {
    let forms = language.plurals.map { "\($0.category){\($0.text)}" }.joined(separator: " ")
    return try Self.batch("{0,plural,\(forms)}", language, names: nil)
  }

  func load(_ table: KeyTable) throws -> Batch? {
    peer_icu_bundle_close(try bundle(of: table))
    let keys = CStrings(try table.shuffledKeys.prefix(1).map(\.self))
    let links = Links(inputs, folder: "icu/\(table.name)")
    return Batch(operations: 1) {
      guard let bundle = peer_icu_bundle_open(links.next(), "uk") else { return 0 }
      defer { peer_icu_bundle_close(bundle) }
      return peer_icu_look_up(bundle, keys.pointers, 1)
    }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    _ = try bundle(of: table)
    let folder = inputs.link(1) + "/icu/\(table.name)"
    let keys = CStrings(try table.shuffledKeys)
    return {
      guard let bundle = peer_icu_bundle_open(folder, "uk") else { throw NotHere("no resources") }
      Results.add(peer_icu_look_up(bundle, keys.pointers, keys.pointers.count))
      return bundle
    }
  }

  private func bundle(of table: KeyTable) throws -> UnsafeMutableRawPointer {
    guard let bundle = peer_icu_bundle_open(inputs.icu.appending(path: table.name).path, "uk") else {
      throw NotHere("no ICU, or genrb has made nothing of \(table.name)")
    }
    return bundle
  }

  /// The message lasts until the end.
  private static func batch(_ pattern: String, _ language: MessageLanguage, names: CStrings?) throws -> Batch {
    let numbers = MessageArguments.numbers
    let made = peer_icu_message_make(
      pattern, language.tag, names.map { $0.pointers.map(Optional.some) }, numbers, numbers.count)
    guard let message = made else { throw NotHere("no ICU") }
    return Batch(operations: numbers.count) { peer_icu_message_write(message) }
  }
}

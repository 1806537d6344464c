import Dragoman
import Foundation

/// This project, with compiled catalogs in a bundle that nobody can write to.
struct CompiledPeer: Peer {
  let component = "dragoman-compiled"
  // As gettext: a file that was mapped stays so.
  let loadsOnce = true

  func lookUp(in table: KeyTable) throws -> Batch? {
    try DragomanPeer.lookUp(in: table, by: Self.localizer(over: table))
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    try DragomanPeer.hotKey(in: table, of: Self.localizer(over: table))
  }

  func load(_ table: KeyTable) throws -> Batch? {
    guard let key = try table.shuffledKeys.first else { return nil }
    let selection = DragomanPeer.selection(table.language)
    let renewed = RenewedBundle(try Self.bundle(of: table))
    return Batch(operations: 1, before: renewed.renew) {
      consume(Localizer(sources: [.bundle(renewed.bundle)], selection: selection).string(key))
    }
  }

  func memory(of table: KeyTable) throws -> (() throws -> Any)? {
    let keys = try table.shuffledKeys
    let selection = DragomanPeer.selection(table.language)
    let bundle = try Self.bundle(of: table)
    // What the process needs once, whatever the table.
    _ = Localizer(sources: [.dictionary([.ukrainian: ["a": "b"]])], selection: selection).string("a")
    _ = bundle.infoDictionary
    return {
      let localizer = Localizer(sources: [.bundle(bundle)], selection: selection)
      for key in keys { Results.add(consume(localizer.string(key))) }
      return localizer
    }
  }

  func firstSwitch(in table: KeyTable) throws -> Batch? {
    guard let key = try table.shuffledKeys.first else { return nil }
    let renewed = RenewedBundle(try Self.bundle(of: table))
    let fresh = Holder<Localizer>()
    return Batch(
      operations: 1,
      before: {
        renewed.renew()
        let localizer = Localizer(sources: [.bundle(renewed.bundle)], selection: DragomanPeer.selection("en"))
        Results.add(consume(localizer.string(key)))
        fresh.value = localizer
      },
      run: {
        try? fresh.value?.select(.ukrainian)
        return consume(fresh.value?.string(key) ?? "")
      })
  }
}

/// A bundle whose files are new ones again and again, since a file is mapped once only. Their bytes stay where they are,
/// as those of the files do that the others load.
private final class RenewedBundle {
  let bundle: Bundle
  private let files: [String]
  private var time = 0.0

  init(_ bundle: Bundle) {
    self.bundle = bundle
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    files = names.map { "\(bundle.bundlePath)/\($0)" }
  }

  func renew() {
    time += 1
    let date = Date(timeIntervalSince1970: 1_000_000_000 + time)
    for file in files { try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file) }
  }
}

extension CompiledPeer {
  /// The bundle that `run` has made of the files of a table with `dragoman compile`.
  private static func bundle(of table: KeyTable) throws -> Bundle {
    guard let bundle = Bundle(path: table.compiledBundle.path),
      FileManager.default.fileExists(atPath: table.compiledBundle.appending(path: "\(table.language).dragoman").path)
    else { throw NotHere("dragoman compile has made no bundle of \(table.name)") }
    return bundle
  }

  static func localizer(over table: KeyTable, readsTextsInPlace: Bool = false) throws -> Localizer {
    var configuration = Localizer.Configuration()
    configuration.readsTextsInPlace = readsTextsInPlace
    let localizer = Localizer(
      sources: [.bundle(try bundle(of: table))], selection: DragomanPeer.selection(table.language),
      configuration: configuration)
    for entry in try table.entries.prefix(100) where localizer.string(entry.key) != entry.value {
      throw NotHere("another text for \(entry.key)")
    }
    return localizer
  }
}

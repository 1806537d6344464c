@testable import Dragoman
@testable import DragomanFormats
@testable import FuzzSupport

/// A compiled catalog, with a sum of its head that fits, and the messages in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  readMessage(bytes)
  correctHead(of: &bytes)
  let source = TranslationSource.files(["en.dragoman": bytes], named: "fuzz", defaultLanguage: nil)
  let localizer = Localizer(sources: [source], selection: LanguageSelection(store: .memory)) { _ = $0.description }
  for language in localizer.languages.prefix(4) { use(localizer, in: language) }
  return 0
}

/// What was read can be written, and is the same again.
private func readMessage(_ bytes: [UInt8]) {
  let variation = DeviceVariation(devices: [], device: DevicePreference(device: nil))
  guard let message = try? MessageReader.message(bytes, variation) else { return }
  precondition((try? MessageReader.message(MessageWriter.bytes([message]), variation)) == message)
}

private func use(_ localizer: Localizer, in language: Language) {
  let snapshot = localizer.snapshot(in: language)
  for name in localizer.index.tableNames.sorted().prefix(4) {
    for key in (snapshot.table(name)?.table.keys ?? []).prefix(16).map(\.key) {
      localizer.withLanguage(language) {
        _ = localizer.string(key, table: name)
        _ = localizer.string(key, 3, "x", table: name)
      }
    }
  }
}

private func correctHead(of bytes: inout [UInt8]) {
  guard bytes.count >= 48 else { return }
  bytes.replaceSubrange(0..<8, with: CompiledCatalog.magic)
  bytes.replaceSubrange(8..<12, with: [1, 0, 0, 0])
  withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { bytes.replaceSubrange(16..<24, with: $0) }
  guard let size = try? CompiledCatalog.headSize(bytes, fileSize: bytes.count) else { return }
  withUnsafeBytes(of: CompiledCatalog.check(of: Array(bytes[..<size])).littleEndian) {
    bytes.replaceSubrange(24..<32, with: $0)
  }
}

import DragomanFormats

/// What makes the messages of a compiled table, each at its first use.
struct CompiledMessages: Sendable {
  let variation: DeviceVariation
  /// What issues call the file.
  let file: String
  /// As issues have it.
  let table: String?
  let language: Language?

  /// The message of a record that chooses; nil where it says nothing on this device, or is damaged, which is reported.
  func message(
    of record: PackedRecord, in texts: PackedTable, report: (LocalizationIssue) -> Void
  ) -> Message? {
    do {
      return try MessageReader.message(texts.textBytes(of: record), variation)
    } catch {
      report(
        LocalizationIssue(
          .damagedMessage, key: texts.key(of: record), file: file, table: table, language: language))
      return nil
    }
  }

  /// What is shown of entries that cannot be used, by their keys.
  func lastResorts(
    _ bytes: [UInt8], of table: String
  ) throws(CompiledCatalogFault) -> [ExactString: String] {
    do throws(DamagedBytes) {
      var reader = ByteReader(bytes)
      var lastResorts: [ExactString: String] = [:]
      for _ in 0..<(try reader.count()) {
        let key = ExactString(try reader.text())
        lastResorts[key] = try MessageReader.message(Array(try reader.content()), variation)?.text
      }
      return lastResorts
    } catch {
      throw .damagedTable(table)
    }
  }
}

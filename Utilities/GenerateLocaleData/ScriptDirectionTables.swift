/// The scripts that are written from right to left.
enum ScriptDirectionTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let scripts = try cldr.whole("scriptMetadata.json", Content.self).scriptMetadata
    return TableFile(
      type: "ScriptDirection",
      tables: [
        try .sorted(
          "rightToLeft", "Scripts 4.", keyWidth: 4,
          scripts.filter { $0.value.rtl == "YES" }.map { $0.key.padded(4) })
      ])
  }

  private struct Content: Decodable {
    let scriptMetadata: [String: Script]
  }

  private struct Script: Decodable {
    let rtl: String
  }
}

import Dragoman
import DragomanFormats

extension LanguageReport {
  /// The report as a JSON array, without a line break at the end.
  package var json: String {
    JSONWriter.write(.array(rows.map { .object($0.object) }), style: .sorted)
  }
}

extension LanguageReport.Row {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object["tag"] = .string(language.identifier)
    object["ownName"] = .string(language.ownName)
    object["englishName"] = .string(language.name(in: "en"))
    object["direction"] = .string(direction)
    object["keys"] = .int(keys)
    object["translated"] = JSONValue(translated.map { .number(Self.digits($0)) } ?? .null)
    return object
  }

  private static func digits(_ share: Double) -> String {
    share == 0 || share == 1 ? "\(Int(share))" : "\(share)"
  }

  /// `ltr` or `rtl`.
  var direction: String { language.isRightToLeft ? "rtl" : "ltr" }
}

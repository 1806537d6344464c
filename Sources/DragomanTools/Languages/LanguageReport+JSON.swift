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
    object["translated"] = JSONValue(
      .number(translated == 0 || translated == 1 ? "\(Int(translated))" : "\(translated)"))
    return object
  }

  /// `ltr` or `rtl`.
  var direction: String { language.isRightToLeft ? "rtl" : "ltr" }
}

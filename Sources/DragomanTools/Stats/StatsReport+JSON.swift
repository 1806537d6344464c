import Dragoman
import DragomanFormats

extension StatsReport {
  /// An array of objects with `bundle`, `table`, `language`, `keys`, `translated` and `toTranslate`.
  package var json: String {
    JSONWriter.write(.array(rows.map { .object($0.object) }), style: .sorted)
  }
}

extension StatsReport.Row {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    object["bundle"] = .string(bundle)
    object["table"] = .string(table)
    object["language"] = .string(language.identifier)
    object["keys"] = .int(keys)
    object["translated"] = .int(translated)
    object["toTranslate"] = .int(wanted)
    return object
  }
}

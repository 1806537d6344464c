import Dragoman
import DragomanFormats

extension CheckReport {
  /// An array of objects with `path`, `line`, `column`, `severity`, `rule`, `key`, `language` and `message`; null is
  /// what is not known.
  package var json: String {
    JSONWriter.write(.array(findings.map { .object($0.object) }), style: .sorted)
  }
}

extension Finding {
  fileprivate var object: JSONObject {
    var object = JSONObject()
    let missing = JSONValue(.null)
    object["path"] = .string(path)
    object["line"] = position.map { .int($0.line) } ?? missing
    object["column"] = position.map { .int($0.column) } ?? missing
    object["severity"] = .string(severity.rawValue)
    object["rule"] = .string(rule)
    object["key"] = key.map { .string($0) } ?? missing
    object["language"] = language.map { .string($0.identifier) } ?? missing
    object["message"] = .string(message)
    return object
  }
}

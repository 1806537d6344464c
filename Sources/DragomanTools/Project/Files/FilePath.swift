/// The parts of a path with `/` between its names.
struct FilePath: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The last name.
  var name: String { text.split(separator: "/").last.map(String.init) ?? "" }

  /// The path without its last name; empty where there is one name only.
  var folder: String {
    text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
  }

  /// The last name without its last extension.
  var stem: String {
    let name = name
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else { return name }
    return String(name[..<stop])
  }

  /// What follows the last full stop of the name, in lower case.
  var fileExtension: String {
    let name = name
    guard let stop = name.lastIndex(of: "."), stop > name.startIndex else { return "" }
    return name[name.index(after: stop)...].lowercased()
  }

  /// The path from a folder on that leads to it.
  func relative(to folder: String) -> String {
    folder.isEmpty ? text : String(text.dropFirst(folder.count + 1))
  }
}

/// A request of HTTP, as far as the answer depends on it.
struct Request: Sendable {
  var path = "/"
  /// By name, in lower case.
  var headers: [String: String] = [:]

  /// Takes apart what a client sends before an empty line.
  init(lines: [String]) {
    let words = lines.first?.split(separator: " ") ?? []
    if words.count > 1 { path = String(words[1]) }
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
      if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1]) }
    }
  }
}

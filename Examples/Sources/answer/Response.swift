import Dragoman

/// An answer of HTTP.
struct Response: Sendable {
  let status: String
  let language: Language
  let body: String

  /// What is sent. Caches must know that the answer depends on the language that was asked for.
  var text: String {
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: text/plain; charset=utf-8", "Content-Language: \(language)",
      "Vary: Accept-Language", "Content-Length: \(body.utf8.count)", "", body,
    ]
    return lines.joined(separator: "\r\n")
  }
}

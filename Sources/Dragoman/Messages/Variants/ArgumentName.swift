/// `%arg`, by which a substitution of a String Catalog calls its argument.
///
/// Whatever follows is no part of it: in Chinese and Japanese a letter does.
enum ArgumentName {
  static let bytes = Array("%arg".utf8)

  /// A text with a placeholder in its place. `%%` is a percent sign and begins no name.
  static func replaced(in text: String, by placeholder: String) -> String {
    let text = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < text.count {
      let rest = text[position...]
      if rest.starts(with: bytes) {
        result += placeholder.utf8
        position += bytes.count
      } else {
        let length = rest.starts(with: "%%".utf8) ? 2 : 1
        result += rest.prefix(length)
        position += length
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

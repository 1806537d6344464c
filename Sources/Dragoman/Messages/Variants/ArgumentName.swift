/// `%arg`, by which a substitution of a String Catalog calls its argument.
enum ArgumentName {
  /// A text with a placeholder in its place. `%%` is a percent sign and begins no name.
  static func replaced(in text: String, by placeholder: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "%arg".utf8) {
        result += placeholder.utf8
        position += 4
      } else {
        let length = rest.starts(with: "%%".utf8) ? 2 : 1
        result += rest.prefix(length)
        position += length
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

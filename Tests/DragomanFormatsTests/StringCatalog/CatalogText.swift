/// Small catalogs as Xcode writes them, to be damaged.
enum CatalogText {
  /// A catalog with the entries `k1`, `k2`, … and the German texts `t1`, `t2`, ….
  static func xcode(entries: Int) -> String {
    let entries = (1...entries).map { number in
      """
          "k\(number)" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "t\(number)"
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "f\(number)"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  /// The same on one line.
  static func minified(entries: Int) -> String {
    xcode(entries: entries).filter { $0 != "\n" && $0 != " " }
  }
}

extension String {
  /// The text with the first occurrence of a piece, behind the first occurrence of a mark, replaced; white space in
  /// the text does not count.
  func replacing(_ piece: String, with other: String, after mark: String) -> String {
    guard let start = range(ofSpaced: mark, from: startIndex)?.upperBound,
      let range = range(ofSpaced: piece, from: start)
    else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  private func range(ofSpaced piece: String, from start: Index) -> Range<Index>? {
    indices[start...].lazy.compactMap { index in
      end(ofSpaced: piece[...], from: index).map { index..<$0 }
    }.first
  }

  private func end(ofSpaced piece: Substring, from index: Index) -> Index? {
    guard let character = piece.first else { return index }
    guard index < endIndex, self[index] == character else { return nil }
    let next = self.index(after: index)
    let rest = piece.dropFirst()
    guard !rest.isEmpty else { return next }
    return end(ofSpaced: rest, from: self[next...].firstIndex { $0 != " " && $0 != "\n" } ?? endIndex)
  }
}

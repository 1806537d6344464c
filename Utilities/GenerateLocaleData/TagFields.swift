/// A tag of CLDR's data, cut into its subtags by their shape.
struct TagFields {
  var language = ""
  var script = ""
  var region = ""
  var variants: [String] = []
  /// Subtags that have no place in the order language, script, region, variants.
  var rest: [String] = []

  init(_ tag: String) {
    let subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    language = subtags.first ?? ""
    for subtag in subtags.dropFirst() {
      place(subtag)
    }
  }

  /// Whether language, script, region and variants are all there is, so that a tag can be replaced field by field.
  var isRegular: Bool { rest.isEmpty && language.utf8.count > 1 }

  /// Whether there is a language alone.
  var isLanguage: Bool { script.isEmpty && region.isEmpty && variants.isEmpty && rest.isEmpty }

  /// Language, script and region side by side, each filled to its greatest width.
  var padded: String { language.padded(3) + script.padded(4) + region.padded(3) }

  private mutating func place(_ subtag: String) {
    let isAlphabetic = subtag.utf8.allSatisfy { $0 > UInt8(ascii: "9") }
    switch subtag.utf8.count {
    case 4 where isAlphabetic && script.isEmpty && region.isEmpty && variants.isEmpty: script = subtag
    case 2 where isAlphabetic && region.isEmpty && variants.isEmpty && rest.isEmpty: region = subtag
    case 3 where !isAlphabetic && region.isEmpty && variants.isEmpty: region = subtag
    case 5...8 where rest.isEmpty: variants.append(subtag)
    default: rest.append(subtag)
    }
  }
}

extension String {
  /// Filled with low lines, which no subtag holds and no editor trims.
  func padded(_ width: Int) -> String {
    self + String(repeating: "_", count: max(0, width - utf8.count))
  }
}

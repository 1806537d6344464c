import DragomanLocaleData
import Foundation
import TestResources

/// Numbers of one category in some languages, as CLDR lists them.
struct PluralSamples {
  let kind: PluralRules.Kind
  let languages: [LanguageScriptRegion]
  let category: PluralCategory
  let integers: [String]
  let decimals: [String]

  static func all(_ kind: PluralRules.Kind) -> [PluralSamples] {
    let name = kind == .cardinal ? "cardinal" : "ordinal"
    let file = Folders.fixtures.appending(path: "Unicode/plural-samples-\(name).tsv")
    return TabSeparatedFile.rows(file).compactMap { PluralSamples(kind, $0) }
  }

  private init?(_ kind: PluralRules.Kind, _ fields: [String]) {
    guard fields.count == 4, let category = PluralCategory(rawValue: fields[1]) else { return nil }
    self.kind = kind
    self.category = category
    languages = fields[0].split(separator: " ").map { LanguageScriptRegion(tag: String($0)) }
    integers = fields[2].split(separator: " ").flatMap { Self.numbers($0) }
    decimals = fields[3].split(separator: " ").flatMap { Self.numbers($0) }
  }

  /// A sample is a number or a range of them, `0.0~1.5`, in steps of the last digit.
  private static func numbers(_ sample: Substring) -> [String] {
    let ends = sample.split(separator: "~").map(String.init)
    guard ends.count == 2, let low = digits(ends[0]), let high = digits(ends[1]), low <= high else { return ends }
    let places = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    return (low...high).map { text($0, places: places) }
  }

  private static func digits(_ number: String) -> Int? {
    Int(number.replacing(".", with: ""))
  }

  private static func text(_ digits: Int, places: Int) -> String {
    guard places > 0 else { return String(digits) }
    let padded = String(repeating: "0", count: max(0, places + 1 - String(digits).count)) + String(digits)
    return padded.dropLast(places) + "." + padded.suffix(places)
  }
}

extension LanguageScriptRegion {
  /// A tag as CLDR's data has it.
  init(tag: String) {
    self.init(language: .none)
    for (index, part) in tag.split(separator: "-").enumerated() {
      let subtag = Subtag(part.utf8) ?? .none
      if index == 0 {
        language = subtag
      } else if part.count == 4 {
        script = subtag
      } else {
        region = subtag
      }
    }
  }

  var tag: String {
    [language, script, region].filter { !$0.isEmpty }.map(\.description).joined(separator: "-")
  }
}

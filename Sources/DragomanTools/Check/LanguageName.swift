import Dragoman
import DragomanLocaleData
import Foundation

/// The name of a language as a folder or a String Catalog has it, looked at by the codes that there are.
struct LanguageName {
  private let text: String
  /// Its subtags as they are written.
  private let subtags: [String]

  init(_ text: String) {
    self.text = text
    let tag = text.prefix { $0 != "@" && $0 != "." }
    subtags = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// What is wrong with such a name; a suggestion is the whole name as it seems to be meant.
  enum Fault: Hashable {
    case noTag
    case unknownLanguage(String, suggestion: String?)
    case unknownRegion(String, suggestion: String?)
  }

  /// What is wrong with it; nil for what names a language, or is of no language on purpose.
  var fault: Fault? {
    guard let first = subtags.first, !Self.ownNames.contains(first.lowercased()) else {
      return subtags.isEmpty ? .noTag : nil
    }
    guard let language = LanguageFolder.language(text) else { return .noTag }
    if let code = unknownLanguage(language) { return .unknownLanguage(code, suggestion: otherLanguage(for: code)) }
    return unknownRegion.map { .unknownRegion($0, suggestion: otherRegion(for: $0)) }
  }

  /// The names that are of no language on purpose.
  private static let ownNames: Set = ["base", "mul", "und", "zxx", "qqq"]
}

// MARK: - Languages

extension LanguageName {
  private func unknownLanguage(_ language: Language) -> String? {
    // What was once the code of a language is that of another now.
    let code = language.identifier.prefix { $0 != "-" }.lowercased()
    guard (2...3).contains(code.utf8.count), let subtag = Subtag(code.utf8) else { return nil }
    let isKnown = LikelySubtags.knows(subtag) || Self.languages.contains(code) || Self.isPrivate(language: code)
    return isKnown ? nil : subtags.first
  }

  /// The name with the language of the region for which its first code stands, where there is no doubt which that is:
  /// the language is likely there, and the region is the most likely of the language. `pr` need not be Spanish.
  private func otherLanguage(for code: String) -> String? {
    let region = code.uppercased()
    guard Self.regions.contains(region), let subtag = Subtag(region.utf8),
      let language = LikelySubtags.language(ofRegion: subtag),
      LikelySubtags.maximize(LanguageScriptRegion(language: language)).region == subtag
    else { return nil }
    return ([language.description] + subtags.dropFirst()).joined(separator: "-")
  }

  /// Codes that ISO 639 leaves to everybody's own use.
  private static func isPrivate(language: String) -> Bool {
    language.utf8.count == 3 && ("qaa"..."qtz").contains(language)
  }

  private static let languages = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
}

// MARK: - Regions

extension LanguageName {
  private var unknownRegion: String? {
    // Behind a single letter are extensions, which have codes of their own.
    guard let first = subtags.first, first.utf8.count > 1 else { return nil }
    let region = subtags.dropFirst().prefix { $0.utf8.count > 1 }
      .first { $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }
    return region.flatMap { Self.isKnown($0.uppercased()) ? nil : $0 }
  }

  private static func isKnown(_ region: String) -> Bool {
    if regions.contains(region) || isPrivate(region: region) { return true }
    // Those that were renamed or divided are still read; this one has always been wrong.
    return region != unitedKingdom && Subtag(region.utf8).flatMap(RegionAliases.first) != nil
  }

  /// Codes that ISO 3166 leaves to everybody's own use; pseudo-languages have them.
  private static func isPrivate(region: String) -> Bool {
    region == "AA" || region == "ZZ" || ("QM"..."QZ").contains(region) || ("XA"..."XZ").contains(region)
  }

  private func otherRegion(for code: String) -> String? {
    guard code.uppercased() == Self.unitedKingdom else { return nil }
    return subtags.map { $0 == code ? "GB" : $0 }.joined(separator: "-")
  }

  private static let unitedKingdom = "UK"
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))
}

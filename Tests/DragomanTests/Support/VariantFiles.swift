@testable import Dragoman
import Foundation
import Testing

/// Files with variants, made for a test.
enum VariantFiles {
  /// A localizer over one `.stringsdict` a language.
  static func stringsDict(
    _ entries: [String: [String: Any]], system: [Language] = ["en"], device: String? = nil,
    strings: [String: String] = [:]
  ) -> TestLocalizer {
    var files = strings.mapValues { Array($0.utf8) }
    for (language, entries) in entries {
      files["\(language).lproj/Localizable.stringsdict"] = xml(entries)
    }
    return localizer(files, system: system, device: device)
  }

  /// A localizer over one String Catalog, whose `strings` are given as JSON.
  static func catalog(_ strings: String, system: [Language] = ["en"], device: String? = nil) -> TestLocalizer {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
    return localizer(["Localizable.xcstrings": Array(text.utf8)], system: system, device: device)
  }

  /// What a test shows of files must be the same of their compiled catalogs.
  static func localizer(_ files: [String: [UInt8]], system: [Language], device: String? = nil) -> TestLocalizer {
    #expect(CompiledPair(files, device: device).difference() == nil)
    var configuration = Localizer.Configuration.forTests
    configuration.device = device
    let source = TranslationSource.files(files, named: "test", defaultLanguage: nil)
    return TestLocalizer([source], system: system, configuration: configuration)
  }

  static func xml(_ list: [String: Any]) -> [UInt8] {
    let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    return Array(data ?? Data())
  }

  /// A variable of a `.stringsdict` that chooses by plural category.
  static func plural(_ categories: [String: Any], type: String? = "d") -> [String: Any] {
    var variable = categories
    variable["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    variable["NSStringFormatValueTypeKey"] = type
    return variable
  }

  /// An entry of a `.stringsdict`.
  static func entry(_ format: String, _ variables: [String: Any] = [:]) -> [String: Any] {
    variables.merging(["NSStringLocalizedFormatKey": format]) { $1 }
  }

  /// An entry that is nothing but one variable.
  static func entry(plural categories: [String: Any], type: String? = "d") -> [String: Any] {
    entry("%#@n@", ["n": plural(categories, type: type)])
  }

  static var files: [String: Any] { entry(plural: ["one": "%d file", "other": "%d files"]) }

  static var filesRussian: [String: Any] {
    entry(plural: ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])
  }
}

import Foundation
import TestResources
import Testing

@testable import DragomanTools

@Suite struct LanguageNameTests {
  /// What has a meaning, if only among those who use it.
  @Test(arguments: [
    "en", "zh-CN", "zh_Hans", "es-419", "iw", "in", "no", "sh", "ji", "mo", "tl", "eng", "cmn", "zh-cmn-Hans",
    "sr@latin", "qaa", "qtz", "x-pirate", "en-x-uk", "en-u-rg-ukzzzz", "und", "mul", "zxx", "Base", "English",
    "SimplifiedChinese",
    "en-XA", "ar-XB", "ar_XB", "en-AU", "en-ZZ", "sr-YU", "ru-SU", "tlh", "kab", "skr", "pnb", "ckb", "vls-BE", "ase",
    "jbo", "eo", "la", "ca-valencia", "en-AU-unimelb",
  ])
  func whatHasAMeaningIsLeftAlone(_ name: String) { #expect(LanguageName(name).fault == nil) }

  @Test(arguments: [
    ("jp", "ja"), ("cn", "zh"), ("ua", "uk"), ("gr", "el"), ("cz", "cs"), ("dk", "da"), ("JP", "ja"), ("vn", "vi"),
    ("jp-JP", "ja-JP"), ("cn_Hant", "zh-Hant"),
  ])
  func theLanguageOfARegionIsSuggested(_ name: String, _ meant: String) throws {
    let code = try #require(name.split { "-_".contains($0) }.first)
    #expect(LanguageName(name).fault == .unknownLanguage(String(code), suggestion: meant))
  }

  @Test(arguments: ["sp", "foo", "xx", "zz", "qb", "pr", "at"]) func aCodeThatIsNoneHasNoSuggestion(_ name: String) {
    #expect(LanguageName(name).fault == .unknownLanguage(name, suggestion: nil))
  }

  @Test func regionsAreLookedAt() {
    #expect(LanguageName("en-UK").fault == .unknownRegion("UK", suggestion: "en-GB"))
    #expect(LanguageName("en_uk").fault == .unknownRegion("uk", suggestion: "en-GB"))
    #expect(LanguageName("en-Latn-EN").fault == .unknownRegion("EN", suggestion: nil))
    #expect(LanguageName("klingonese").fault == .noTag)
  }

  /// Every language and region of CLDR's data is one.
  @Test(.needsCLDR) func whatCLDRKnowsIsLeftAlone() throws {
    let data = try Data(contentsOf: Folders.cldr.appending(path: "likelySubtags.json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    let tags = try #require(json?["supplemental"]?["likelySubtags"] as? [String: String])
    #expect(tags.values.filter { LanguageName($0).fault != nil } == [])
  }
}

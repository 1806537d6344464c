import Foundation
import Testing

@testable import Dragoman

/// Tags and their canonical form.
struct LanguageTests {
  @Test(arguments: [
    // Case and separators.
    ("uk", "uk"), ("UK", "uk"), ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("ZH_hant_tw", "zh-Hant-TW"),
    ("es-419", "es-419"),
    // Deprecated and overlong languages.
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("tl", "fil"), ("jw", "jv"), ("eng", "en"),
    ("deu-AT", "de-AT"),
    ("ger", "de"), ("fre-ca", "fr-CA"), ("cze", "cs"), ("cmn", "zh"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"),
    ("cnr", "sr-ME"), ("cnr-BA", "sr-BA"), ("prs", "fa-AF"),
    // Norwegian stays as it is: the two forms match each other.
    ("no", "no"), ("nb", "nb"), ("nor", "no"), ("nob", "nb"), ("no-bok", "nb"), ("no-nynorsk", "nn"),
    // Three letters are whole.
    ("fil-PH", "fil-PH"), ("haw-US", "haw-US"), ("yue-Hant-HK", "yue-Hant-HK"),
    // Irregular tags.
    ("i-klingon", "tlh"), ("I-LUX", "lb"), ("en-GB-oed", "en-GB-oxendict"), ("art-lojban", "jbo"),
    ("zh-min-nan", "nan"),
    ("sgn-BE-FR", "sfb"), ("sgn-BR", "bzs"), ("i-default", "en-x-i-default"), ("zh-min", "nan-x-zh-min"),
    // Extended languages.
    ("zh-yue", "yue"), ("zh-yue-HK", "yue-HK"), ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("ar-arb", "ar"), ("zh-gan", "gan"),
    // Found by comparison with ICU 72: an overlong language hid the rule for its variant.
    ("hye-arevmda", "hyw"), ("nor-bokmal", "nb"), ("aar-saaho", "ssy"), ("zh-min-nan-TW", "nan-TW"),
    // Regions and scripts.
    ("en-UK", "en-GB"), ("my-BU", "my-MM"), ("de-DD", "de-DE"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"),
    ("lv-SU", "lv-LV"),
    ("sr-YU", "sr-RS"), ("en-840", "en-US"), ("zxx-Qaai", "zxx-Zinh"),
    // Variants.
    ("ca-ES-VALENCIA", "ca-ES-valencia"), ("sl-rozaj-biske", "sl-biske-rozaj"), ("hy-arevela", "hy"),
    ("hy-arevmda", "hyw"), ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97"), ("en-AU-unimelb", "en-AU-unimelb"),
    ("de-1996", "de-1996"), ("el-polytoni", "el-polyton"), ("aa-saaho", "ssy"),
    // Extensions and private use.
    ("en-u-nu-latn-ca-gregory", "en-u-ca-gregory-nu-latn"), ("en-U-KN-TRUE", "en-u-kn"),
    ("ar-u-attr-nu-arab", "ar-u-attr-nu-arab"),
    ("en-u-ca-buddhist-a-foo", "en-a-foo-u-ca-buddhist"), ("en-t-ja-m0-iso", "en-t-ja-m0-iso"),
    ("de-x-Formal", "de-x-formal"),
    ("x-bork", "x-bork"), ("X-Piglatin-1", "x-piglatin-1"),
    // What is known to nobody, but has the shape of a tag.
    ("qab", "qab"), ("klingon", "klingon"), ("skr-arab", "skr-Arab"), ("VLS_BE", "vls-BE"), ("und", "und"),
    ("mul", "mul"),
  ])
  func isCanonical(_ tag: String, _ canonical: String) {
    #expect(Language(identifier: tag)?.identifier == canonical)
    #expect(Language(identifier: canonical)?.identifier == canonical, "the canonical form is stable")
  }

  @Test(arguments: [
    "", " ", "c", "C", "x", "x-", "-", "_", "e", "en-", "-en", "en--US", "en US", "en-US ", "en.UTF-8", "sr@latin",
    "Base", "Latn", "en-USA", "en-Latn-Latn", "en-US-GB", "en-u", "en-u-ca-gregory-u-nu-latn", "en-abcdefghi",
    "de-1996-1996", "en-x", "українська", "en-УК", "en\u{0}", "١٢", "123", "e1", "abcd", "abcdefghi", "C.UTF-8", "🇺🇦",
    String(repeating: "a", count: 100_000), "en" + String(repeating: "-abcde", count: 60),
  ])
  func isNone(_ text: String) {
    #expect(Language(identifier: text) == nil)
  }

  @Test func literalsNeverTrap() {
    let language: Language = "pt_BR"
    #expect(language == Language(identifier: "pt-BR"))
    #expect(("" as Language).identifier == "und")
    #expect(("not a tag" as Language).identifier == "und")
  }

  @Test func hasItsTagAsIdentityAndDescription() {
    #expect(Language.ukrainian.id == "uk")
    #expect("\(Language.chineseTraditional)" == "zh-Hant")
    #expect(Set(["iw", "he", "HE"].compactMap(Language.init(identifier:))).count == 1)
  }

  @Test func isStoredAsAString() throws {
    let stored = try JSONEncoder().encode([Language.ukrainian, "pt_BR"])
    #expect(String(decoding: stored, as: UTF8.self) == #"["uk","pt-BR"]"#)
    #expect(try JSONDecoder().decode([Language].self, from: Data(#"["iw"]"#.utf8)) == [.hebrew])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Language].self, from: Data(#"["no tag"]"#.utf8)) }
  }

  /// Every byte that a tag could begin to be confused by, alone, doubled and amid a tag.
  @Test func noTextTraps() {
    for byte in UInt8.min...UInt8.max {
      for bytes in [[byte], [byte, byte], [0x65, 0x6E, 0x2D, byte], [0x65, 0x6E, 0x2D, 0x75, 0x2D, byte]] {
        let text = String(decoding: bytes, as: UTF8.self)
        let language = Language(identifier: text)
        #expect(language == nil || language?.isRightToLeft != nil)
      }
    }
  }
}

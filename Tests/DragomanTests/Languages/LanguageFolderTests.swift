import Testing

@testable import Dragoman

/// Names of folders, many of them of real projects.
struct LanguageFolderTests {
  @Test(arguments: [
    ("uk.lproj", "uk"), ("uk", "uk"), ("UK.LPROJ", "uk"), ("zh_cn", "zh-CN"), ("ZH_CN.lproj", "zh-CN"),
    ("pt-br", "pt-BR"),
    ("zh-hans.lproj", "zh-Hans"), ("sr@latin", "sr-Latn"), ("ca@valencia", "ca-valencia"),
    ("uz@Cyrillic.lproj", "uz-Cyrl"),
    ("de@euro", "de"), ("skr-arab", "skr-Arab"), ("VLS_BE", "vls-BE"), ("en-AU-unimelb", "en-AU-unimelb"),
    ("English.lproj", "en"), ("english", "en"), ("French", "fr"), ("SimplifiedChinese", "zh-Hans"),
    ("Traditional_Chinese", "zh-Hant"), ("TradChinese", "zh-Hant"), ("Ukrainian", "uk"), ("Japanese", "ja"),
    ("ger", "de"), ("fre", "fr"), ("cze", "cs"), ("chi", "zh"), ("iw", "he"), ("tl", "fil"), ("fil", "fil"),
    ("es-419", "es-419"),
    ("en-XA", "en-XA"), ("x-test", "x-test"),
  ])
  func namesALanguage(_ name: String, _ tag: String) {
    #expect(LanguageFolder.language(name)?.identifier == tag)
  }

  @Test(arguments: [
    "Base", "base.lproj", "Base.lproj", "mul", "mul.lproj", "und", "zxx", "qqq", "QQQ.lproj", "", ".lproj", "Shared",
    "Resources",
    "Assets.xcassets", "c", "C", "en US", "@latin", "мова", "Klingonese", "und-Latn",
  ])
  func namesNone(_ name: String) {
    #expect(LanguageFolder.language(name) == nil)
  }
}

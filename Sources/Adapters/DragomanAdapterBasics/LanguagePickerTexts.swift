package import Dragoman

/// What a list for choosing a language says besides the languages' names.
///
/// It is kept here rather than in a resource, which is a bundle that every app would have to carry.
package enum LanguagePickerTexts {
  /// The title of the list, in a language.
  package static func title(in language: Language) -> String { localizer.text("title").string(in: match(language)) }

  /// What stands for following the system, in a language.
  package static func system(in language: Language) -> String { localizer.text("system").string(in: match(language)) }

  /// The language itself where it is there, else the nearest parent.
  private static func match(_ language: Language) -> Language {
    ([language] + language.parents).first { texts[$0] != nil } ?? .english
  }

  private static let localizer = Localizer(
    sources: [.dictionary(texts)], defaultLanguage: "en",
    selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]))

  private static let texts: [Language: [String: String]] = Dictionary(
    lines.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
      guard fields.count == 3, let language = Language(identifier: fields[0]) else { return nil }
      return (language, ["title": fields[1], "system": fields[2]])
    }
  ) { first, _ in first }

  private static let lines = """
    ar|اللغة|لغة النظام
    bg|Език|Език на системата
    ca|Idioma|Idioma del sistema
    cs|Jazyk|Jazyk systému
    da|Sprog|Systemets sprog
    de|Sprache|Systemsprache
    el|Γλώσσα|Γλώσσα συστήματος
    en|Language|System Language
    es|Idioma|Idioma del sistema
    et|Keel|Süsteemi keel
    fa|زبان|زبان سیستم
    fi|Kieli|Järjestelmän kieli
    fr|Langue|Langue du système
    he|שפה|שפת המערכת
    hi|भाषा|सिस्टम की भाषा
    hr|Jezik|Jezik sustava
    hu|Nyelv|Rendszer nyelve
    id|Bahasa|Bahasa sistem
    it|Lingua|Lingua di sistema
    ja|言語|システムの言語
    ko|언어|시스템 언어
    lt|Kalba|Sistemos kalba
    lv|Valoda|Sistēmas valoda
    nb|Språk|Systemspråk
    nl|Taal|Systeemtaal
    no|Språk|Systemspråk
    pl|Język|Język systemu
    pt|Idioma|Idioma do sistema
    ro|Limbă|Limba sistemului
    ru|Язык|Язык системы
    sk|Jazyk|Jazyk systému
    sl|Jezik|Jezik sistema
    sv|Språk|Systemspråk
    th|ภาษา|ภาษาของระบบ
    tr|Dil|Sistem dili
    uk|Мова|Мова системи
    vi|Ngôn ngữ|Ngôn ngữ hệ thống
    zh|语言|系统语言
    zh-Hant|語言|系統語言
    """
}

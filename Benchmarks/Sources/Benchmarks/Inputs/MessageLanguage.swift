/// A language with its message of two arguments and its message with plural forms.
///
/// In the texts `@` is the name and `#` the number.
struct MessageLanguage {
  let tag: String
  /// The locale of glibc.
  let locale: String
  let message: String
  /// By CLDR category, in the order of gettext's forms.
  let plurals: [(category: String, text: String)]
  /// In C, as the head of a `.po` file has it.
  let pluralForms: String
  /// Which forms of gettext that are; `other` is none of them where only fractions have it.
  let gettextCategories: [String]

  var domain: String { "messages-\(tag)" }

  func gettextPlural(_ category: String) -> String? { plurals.first { $0.category == category }?.text }
}

extension MessageLanguage {
  static let messageKey = "letters.received"
  static let pluralKey = "files.copied"

  static let all = [russian, arabic, ukrainian, hindi, egyptianArabic]
  static let ofMessages = [ukrainian, hindi, egyptianArabic]

  static let russian = MessageLanguage(
    tag: "ru", locale: "ru_RU.UTF-8", message: "@ получает новых писем: #",
    plurals: [
      ("one", "На диск записан # файл"), ("few", "На диск записано # файла"), ("many", "На диск записано # файлов"),
      ("other", "На диск записано # файла"),
    ], pluralForms: slavicForms, gettextCategories: ["one", "few", "many"])

  static let ukrainian = MessageLanguage(
    tag: "uk", locale: "uk_UA.UTF-8", message: "@ отримує нових листів: #",
    plurals: [
      ("one", "На диск записано # файл"), ("few", "На диск записано # файли"), ("many", "На диск записано # файлів"),
      ("other", "На диск записано # файлу"),
    ], pluralForms: slavicForms, gettextCategories: ["one", "few", "many"])

  static let hindi = MessageLanguage(
    tag: "hi", locale: "hi_IN.UTF-8", message: "@ को # नए पत्र मिले",
    plurals: [("one", "डिस्क पर # फ़ाइल लिखी गई"), ("other", "डिस्क पर # फ़ाइलें लिखी गईं")],
    pluralForms: "nplurals=2; plural=n>1;", gettextCategories: ["one", "other"])

  static let arabic = MessageLanguage(
    tag: "ar", locale: "ar_EG.UTF-8", message: arabicMessage, plurals: arabicPlurals, pluralForms: arabicForms,
    gettextCategories: arabicPlurals.map(\.category))

  static let egyptianArabic = MessageLanguage(
    tag: "ar-EG", locale: "ar_EG.UTF-8", message: arabicMessage, plurals: arabicPlurals, pluralForms: arabicForms,
    gettextCategories: arabicPlurals.map(\.category))

  private static let slavicForms = """
    nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;
    """
  private static let arabicForms = """
    nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;
    """
  private static let arabicMessage = "وصل إلى @ عدد # من الرسائل"
  private static let arabicPlurals: [(category: String, text: String)] = [
    ("zero", "لم يكتب أي ملف على القرص"), ("one", "كتب ملف واحد على القرص"), ("two", "كتب ملفان على القرص"),
    ("few", "كتبت # ملفات على القرص"), ("many", "كتب # ملفا على القرص"), ("other", "كتب # ملف على القرص"),
  ]
}

extension MessageLanguage {
  /// What interpolation makes of the message, as a program without translations has it in its code.
  var interpolation: ((_ name: String, _ number: Int) -> String)? {
    switch tag {
    case "uk": { "\($0) отримує нових листів: \($1)" }
    case "hi": { "\($0) को \($1) नए पत्र मिले" }
    case "ar-EG": { "وصل إلى \($0) عدد \($1) من الرسائل" }
    default: nil
    }
  }
}

extension String {
  /// A text of a message with the placeholders of a format.
  func withPlaceholders(name: String, number: String) -> String {
    replacing("@", with: name).replacing("#", with: number)
  }
}

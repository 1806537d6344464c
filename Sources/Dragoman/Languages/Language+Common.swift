extension Language {
  /// العربية
  public static let arabic: Language = "ar"
  /// 简体中文
  public static let chineseSimplified: Language = "zh-Hans"
  /// 繁體中文
  public static let chineseTraditional: Language = "zh-Hant"
  /// Čeština
  public static let czech: Language = "cs"
  /// Nederlands
  public static let dutch: Language = "nl"
  /// English
  public static let english: Language = "en"
  /// Français
  public static let french: Language = "fr"
  /// Deutsch
  public static let german: Language = "de"
  /// Ελληνικά
  public static let greek: Language = "el"
  /// עברית
  public static let hebrew: Language = "he"
  /// हिन्दी
  public static let hindi: Language = "hi"
  /// Italiano
  public static let italian: Language = "it"
  /// 日本語
  public static let japanese: Language = "ja"
  /// 한국어
  public static let korean: Language = "ko"
  /// فارسی
  public static let persian: Language = "fa"
  /// Polski
  public static let polish: Language = "pl"
  /// Português
  public static let portuguese: Language = "pt"
  /// Español
  public static let spanish: Language = "es"
  /// Svenska
  public static let swedish: Language = "sv"
  /// Türkçe
  public static let turkish: Language = "tr"
  /// Українська
  public static let ukrainian: Language = "uk"
  /// Tiếng Việt
  public static let vietnamese: Language = "vi"
}

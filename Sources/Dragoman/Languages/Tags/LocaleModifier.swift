internal import DragomanLocaleData

/// What follows `@` in the names that Unix gives to locales, and some folders have: `sr@latin`.
enum LocaleModifier {
  /// The tag with the script or variant that a modifier means; others, as `euro`, mean nothing for a language.
  static func apply(_ modifier: String, to tag: LanguageTag) -> LanguageTag {
    var tag = tag
    switch modifier.lowercased() {
    case "latin": tag.fields.script = Subtag("Latn")
    case "cyrillic": tag.fields.script = Subtag("Cyrl")
    case "devanagari": tag.fields.script = Subtag("Deva")
    case "valencia": tag.variants.append("valencia")
    default: break
    }
    return tag
  }
}

public import Foundation
internal import DragomanLocaleData

extension Language {
  /// The language with the person's region, calendar, hour cycle and numbering, unless it names a region of its own.
  ///
  /// On Linux the person may write numbers and dates by different regions; this is the locale for numbers.
  /// It is made anew at each call, from the settings of then: keep it where it is needed often.
  public var locale: Locale { LanguageLocales(self, following: SystemPreferences.conventions).numbers }

  /// The region that the tag names.
  var region: String? {
    guard let region = LanguageTag(identifier)?.fields.region, !region.isEmpty else { return nil }
    return region.description
  }

  /// The region that the tag names or most likely means.
  var likelyRegion: String? {
    guard let fields = LanguageTag(identifier)?.fields, !fields.language.isEmpty else { return nil }
    let region = LikelySubtags.maximize(fields).region
    return region.isEmpty ? nil : region.description
  }
}

internal import DragomanLocaleData

/// A BCP 47 tag in its parts, well-formed but not yet canonical.
struct LanguageTag: Hashable {
  /// Language, script and region; without a language the tag is private use alone, as `x-app`.
  var fields: LanguageScriptRegion
  var variants: [String] = []
  /// The extensions, each from its singleton on.
  var extensions: [[String]] = []
  /// What follows `x`.
  var privateUse: [String] = []

  init(fields: LanguageScriptRegion, variants: [String] = []) {
    self.fields = fields
    self.variants = variants
  }

  /// Reads a tag, in any case and with either separator; nil when it is malformed.
  init?(_ text: some StringProtocol) {
    guard let subtags = TagSubtags(text) else { return nil }
    self.init(subtags)
  }

  /// Reads a tag that is cut into subtags; nil when they are not in the order of a tag.
  init?(_ subtags: TagSubtags) {
    var subtags = subtags
    if subtags.remaining.first == "x" {
      fields = LanguageScriptRegion(language: .none)
    } else {
      guard let head = TagHead(&subtags) else { return nil }
      fields = head.fields
      variants = subtags.all(where: Self.isVariant)
      while let singleton = subtags.next(where: { $0.utf8.count == 1 && $0 != "x" }) {
        extensions.append([singleton] + subtags.all { $0.utf8.count > 1 })
      }
    }
    if subtags.next(where: { $0 == "x" }) != nil {
      privateUse = subtags.all()
      guard !privateUse.isEmpty else { return nil }
    }
    guard subtags.remaining.isEmpty, isWellFormed else { return nil }
  }

  /// No variant and no singleton twice, no extension without content.
  private var isWellFormed: Bool {
    Set(variants).count == variants.count && extensions.allSatisfy { $0.count > 1 }
      && Set(extensions.map(\.first)).count == extensions.count
  }

  private static func isVariant(_ subtag: String) -> Bool {
    subtag.utf8.count >= 5 || subtag.utf8.count == 4 && subtag.utf8.first.map(\.isASCIIDigit) == true
  }
}

extension LanguageTag: CustomStringConvertible {
  var description: String {
    let head = [fields.language, fields.script, fields.region].filter { !$0.isEmpty }.map(\.description)
    let tail = privateUse.isEmpty ? [] : ["x"] + privateUse
    return (head + variants + extensions.joined() + tail).joined(separator: "-")
  }
}

/// Parents that are not found by cutting off the last subtag.
enum ParentLocalesTables {
  static func make(_ cldr: CLDRFolder) throws -> TableFile {
    let parents = try cldr.supplemental("parentLocales.json", Content.self).parentLocales
    let rule = parents._localeRules?.parentLocale["nonlikelyScript"]
    guard rule == nil || rule == "root" else { throw GenerationError(fact: "the parent of an unlikely script") }
    return TableFile(
      type: "ParentLocales",
      tables: [
        try .sorted(
          "parents", "Child 10 → parent 10, each as language 3, script 4, region 3; `und` is the root.", keyWidth: 10,
          parents.parentLocale.map { TagFields($0.key).padded + TagFields($0.value).padded })
      ])
  }

  private struct Content: Decodable {
    let parentLocales: Parents
  }

  private struct Parents: Decodable {
    let parentLocale: [String: String]
    let _localeRules: Rules?
  }

  private struct Rules: Decodable {
    let parentLocale: [String: String]
  }
}

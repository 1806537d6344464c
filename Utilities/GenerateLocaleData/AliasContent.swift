/// The part of CLDR's aliases that concerns tags.
struct AliasContent: Decodable {
  struct Replacement: Decodable {
    let _replacement: String
  }

  struct Aliases: Decodable {
    let languageAlias: [String: Replacement]
    let scriptAlias: [String: Replacement]
    let territoryAlias: [String: Replacement]
    let variantAlias: [String: Replacement]
  }

  struct Metadata: Decodable {
    let alias: Aliases
  }

  let metadata: Metadata

  static func read(_ cldr: CLDRFolder) throws -> Aliases {
    try cldr.supplemental("aliases.json", AliasContent.self).metadata.alias
  }
}

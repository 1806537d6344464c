/// Where the texts of a language are looked for, in this order.
struct FallbackChain: Sendable {
  enum Step: Sendable {
    /// The language itself, its CLDR parents, and what belongs to the default language when that is in force: what
    /// is found there is no fault.
    case own
    /// Further away: what is found there lacks a translation.
    case further
  }

  struct Link: Sendable {
    let place: SourceIndex.Place
    /// Whose rules the texts follow.
    let language: Language
    let step: Step
  }

  let links: [Link]

  /// The chain of a language: itself, its parents, the person's other languages where they are wanted, `Base`, the
  /// default language with its parents, and tables outside any `.lproj`.
  init(language: Language, others: [Language], default defaultLanguage: Language) {
    var builder = Builder()
    let family = [language] + language.parents
    builder.add(family, step: .own)
    for other in others { builder.add([other] + other.parents, step: .further) }
    let step: Step = family.contains(defaultLanguage) ? .own : .further
    builder.add(.base, of: defaultLanguage, step: step)
    builder.add([defaultLanguage] + defaultLanguage.parents, step: step)
    builder.add(.root, of: defaultLanguage, step: step)
    links = builder.links
  }

  private struct Builder {
    var links: [Link] = []
    private var places: Set<SourceIndex.Place> = []

    mutating func add(_ languages: [Language], step: Step) {
      for language in languages { add(.language(language), of: language, step: step) }
    }

    mutating func add(_ place: SourceIndex.Place, of language: Language, step: Step) {
      guard places.insert(place).inserted else { return }
      links.append(Link(place: place, language: language, step: step))
    }
  }
}

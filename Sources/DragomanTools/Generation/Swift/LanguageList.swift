import Dragoman

/// The languages of the translations: as a list, and as an enumeration for those who want to name them.
struct LanguageList {
  private let languages: [Language]
  private let access: AccessLevel

  init(_ languages: [Language], access: AccessLevel) {
    self.languages = languages
    self.access = access
  }

  func write(to writer: inout SwiftWriter) {
    guard !languages.isEmpty else { return }
    let list = languages.map { SwiftLiteral.of($0.identifier) }.joined(separator: ", ")
    writer.documentation(["The languages that there are translations for."])
    writer.line("\(access.rawValue) static let languages: [Dragoman.Language] = [\(list)]")
    writer.line()
    writer.documentation(["The languages that there are translations for, by name."])
    writer.block("\(access.rawValue) enum AppLanguage: Swift.String, Dragoman.LanguageChoice") { writer in
      for (name, language) in names { writer.line("case \(name.code) = \(SwiftLiteral.of(language.identifier))") }
    }
  }

  private var names: [(SwiftName, Language)] {
    var taken: Set<SwiftName> = []
    return languages.map { language in
      let name = SwiftName(member: language.identifier)
      let isNew = taken.insert(name).inserted
      return (isNew ? name : name.distinguished(by: language.identifier), language)
    }
  }
}

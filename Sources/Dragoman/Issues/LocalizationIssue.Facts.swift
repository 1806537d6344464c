import DragomanFormats

extension LocalizationIssue {
  /// What an issue knows besides its key, table and language; the sentences are made from it.
  enum Facts: Sendable, Hashable {
    case missingKey(showsValue: Bool)
    case missingTranslation(shownFrom: String)
    case missingTable(known: [String])
    case missingResource(name: String)
    case missingBundle(module: String)
    case noTranslations
    case missingArgument(placeholder: String)
    case argumentKind(placeholder: String, argument: String, expected: String)
    case format(PrintfPattern.Fault)
    case literalIsKey
    case unsupportedLanguage(supported: [Language])
    case unreadableFile(FileFailure)
    case tooManyIssues(limit: Int)
    case notStored(String)
    case notForgotten(String)
    case unreadableChoice(String)
    case markdownUnavailable
    case file(sentence: String, rule: FormatRule, severity: FormatIssue.Severity)
  }

  init(_ facts: Facts, key: String? = nil, table: String? = nil, language: Language? = nil, bundle: String? = nil) {
    self.init(facts, key: key, table: table, language: language, bundle: bundle, location: nil)
  }

  /// An issue of a file, as its reader found it.
  ///
  /// - Parameter hasPlace: Whether the issue has a place, and not only the file.
  init(_ issue: FormatIssue, file: String, hasPlace: Bool = true, table: String?, language: Language?) {
    let location = Location(
      file: file, line: hasPlace ? issue.position.line : nil, column: hasPlace ? issue.position.column : nil)
    self.init(
      .file(sentence: issue.sentence, rule: issue.rule, severity: issue.severity), key: issue.key, table: table,
      language: language, bundle: nil, location: location)
  }

  /// A file that could not be read at all.
  init(_ failure: FileFailure, file: String, table: String?, language: Language?) {
    self.init(
      .unreadableFile(failure), key: nil, table: table, language: language, bundle: nil,
      location: Location(file: file, line: nil, column: nil))
  }

  /// The issue as it is told apart from others: one of a file is the same for every language that reads the file.
  var identity: Self {
    guard let location else { return self }
    return Self(facts, key: key, table: table, language: nil, bundle: bundle, location: location)
  }

  private init(
    _ facts: Facts, key: String?, table: String?, language: Language?, bundle: String?, location: Location?
  ) {
    self.kind = facts.kind
    self.severity = facts.severity
    self.key = key
    self.table = table
    self.language = language
    self.bundle = bundle
    self.location = location
    self.facts = facts
  }
}

extension LocalizationIssue.Facts {
  fileprivate var kind: LocalizationIssue.Kind {
    switch self {
    case .missingKey: .missingKey
    case .missingTranslation: .missingTranslation
    case .missingTable: .missingTable
    case .missingResource: .missingResource
    case .missingBundle: .missingBundle
    case .noTranslations: .noTranslations
    case .missingArgument: .missingArgument
    case .argumentKind: .argumentKind
    case .format(let fault): fault.kind
    case .literalIsKey: .literalIsKey
    case .unsupportedLanguage: .unsupportedLanguage
    case .unreadableFile: .unreadableFile
    case .tooManyIssues: .tooManyIssues
    case .notStored, .notForgotten, .unreadableChoice: .storedChoice
    case .markdownUnavailable: .markdownUnavailable
    case .file(_, let rule, _): .init(rawValue: rule.rawValue)
    }
  }

  fileprivate var severity: LocalizationIssue.Severity {
    switch self {
    case .missingTranslation, .missingResource, .literalIsKey, .unsupportedLanguage, .tooManyIssues: .warning
    case .format(.percentSign), .format(.damaged): .warning
    case .file(_, _, .warning): .warning
    default: .error
    }
  }
}

extension PrintfPattern.Fault {
  fileprivate var kind: LocalizationIssue.Kind {
    switch self {
    case .percentSign, .argumentName: .percentSign
    case .damaged: .damagedPlaceholder
    case .pointer: .pointerPlaceholder
    case .measure: .fieldLimit
    }
  }
}

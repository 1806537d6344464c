internal import Dragoman

extension Language {
  /// Reads the tag that was given for an option or operand, or stands in the list that was.
  init(tag: String, of parameter: String, expectation: String = "a language tag such as uk or pt-BR") throws(UsageError)
  {
    guard let language = Language(identifier: tag) else {
      throw .invalidValue(tag, of: parameter, expectation: expectation)
    }
    self = language
  }
}

extension CommaSeparated {
  /// The languages of a list that was given for an option or operand, each of which must be one.
  func languages(of parameter: String) throws(UsageError) -> [Language] {
    try elements.map { element throws(UsageError) in
      try Language(tag: element, of: parameter, expectation: "a list of language tags such as uk,pt-BR")
    }
  }
}

internal import Dragoman

extension CommaSeparated {
  /// The languages of a list that was given for an option or operand, each of which must be one.
  func languages(of parameter: String) throws(UsageError) -> [Language] {
    try elements.map { element throws(UsageError) in try Language(element, of: parameter) }
  }
}

/// Why a language could not be selected. Nothing has changed when it is thrown.
public enum LanguageSelectionError: Error {
  /// There are no translations for the language; those there are follow.
  case unsupported(Language, supported: [Language])
  /// The choice could not be stored.
  case notStored(any Error)
}

extension LanguageSelectionError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .unsupported(let language, let supported) where supported.isEmpty:
      "\(language) is not supported: there are no translations at all"
    case .unsupported(let language, let supported):
      "\(language) is not supported; there are \(supported.map(\.identifier).joined(separator: ", "))"
    case .notStored(let error):
      "the choice of a language could not be stored: \(error)"
    }
  }
}

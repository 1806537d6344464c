import Dragoman

extension TextQuery.Failure {
  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .noLanguage(let tag): "'\(tag)' is no language tag"
    case .unsupported(let language, let supported):
      "there is no translation into \(language); there are \(supported.map(\.identifier).joined(separator: ", "))"
    }
  }
}

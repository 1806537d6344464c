import Dragoman

extension TextQuery.Failure {
  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .noFolder(let path): "\(path) is no folder"
    case .noTranslations(let path): "\(path) holds no translations: no .lproj folder, no .xcstrings file"
    case .noLanguage(let tag): "'\(tag)' is no language tag"
    case .unsupported(let language, let supported):
      "there is no translation into \(language); there are \(supported.map(\.identifier).joined(separator: ", "))"
    }
  }
}

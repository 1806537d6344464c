import Dragoman

extension DemoScript.Failure {
  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .unknownStep(let step, let supported):
      "'\(step)' is no step: there are \(supported.map(\.identifier).joined(separator: ", ")), system, + and -"
    }
  }
}

package import Dragoman

/// Steps that are done on the shop's screen one after the other, without a terminal.
package struct DemoScript {
  package enum Step: Sendable, Hashable {
    case language(Language)
    case system
    case more
    case fewer
  }

  /// Why a script cannot be run.
  package enum Failure: Error, Hashable {
    case unknownStep(String, supported: [Language])
  }

  private let steps: [Step]

  /// Reads the steps of a script; all of them before the first is done.
  package init(_ steps: [String], for localizer: Localizer) throws(Failure) {
    self.steps = try steps.map { step throws(Failure) in
      guard let known = Step(step, languages: localizer.languages) else {
        throw .unknownStep(step, supported: localizer.languages)
      }
      return known
    }
  }

  /// The screen after each step, with an empty line between two.
  @MainActor package func run(on screen: ShopScreen, localizer: Localizer) throws -> String {
    try steps.map { step in
      try step.take(on: screen, localizer: localizer)
      return screen.text
    }.joined(separator: "\n")
  }
}

extension DemoScript.Step {
  /// The step of a name: `+`, `-`, `system`, or the tag of a language that there is.
  init?(_ name: String, languages: [Language]) {
    switch name {
    case "+": self = .more
    case "-": self = .fewer
    case "system": self = .system
    default:
      guard let language = Language(identifier: name), languages.contains(language) else { return nil }
      self = .language(language)
    }
  }

  @MainActor package func take(on screen: ShopScreen, localizer: Localizer) throws {
    switch self {
    case .language(let language): try localizer.select(language)
    case .system: localizer.followSystem()
    case .more: screen.count += 1
    case .fewer: screen.count -= 1
    }
  }
}

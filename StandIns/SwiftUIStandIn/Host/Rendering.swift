import Foundation

/// What a test sees of a view.
struct Rendering {
  /// A text that is shown, with what matters of its environment.
  struct Line {
    let text: AttributedString
    let environment: EnvironmentValues
    var tag: AnyHashable?

    var string: String { String(text.characters) }
  }

  var lines: [Line] = []
  /// The images that are shown.
  var images: [Image] = []
  /// The controls, each with what reads and what makes its choice.
  var choices: [Choice] = []

  struct Choice {
    let selected: @MainActor () -> AnyHashable
    let select: @MainActor (AnyHashable) -> Void
  }

  mutating func add(_ other: Rendering) {
    lines += other.lines
    images += other.images
    choices += other.choices
  }
}

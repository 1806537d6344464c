/// Shows a view to a test, and shows it anew when what its bodies have read changes.
@MainActor final class ViewHost<Root: View> {
  private let root: Root
  private let environment: EnvironmentValues
  private var renderer = Renderer()
  private(set) var rendering = Rendering()

  init(_ root: Root, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = root
    self.environment = environment
    rendering = renderer.render(root, environment)
  }

  /// The types of the views whose bodies have to be read anew.
  var invalidated: Set<String> { renderer.invalidated }

  /// The texts that are shown.
  var texts: [String] { rendering.lines.map(\.string) }

  /// What SwiftUI does at its next turn: reads anew if there is a reason to.
  func update() {
    guard !invalidated.isEmpty else { return }
    renderer = Renderer()
    rendering = renderer.render(root, environment)
  }

  /// The value that the first control has chosen.
  var selected: AnyHashable? { rendering.choices.first?.selected() }

  /// What a person does with the first control.
  func select(_ value: AnyHashable) { rendering.choices.first?.select(value) }
}

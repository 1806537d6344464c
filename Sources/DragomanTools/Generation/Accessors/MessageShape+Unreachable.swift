import Dragoman
import DragomanFormats

extension MessageShape {
  /// A placeholder that no call can fill: one by position in a message that has arguments by name too, unless a
  /// variable stands for it.
  var unreachablePlaceholder: String? {
    guard !names.isEmpty else { return nil }
    let reachable = variables.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    // One that only selects is shown nowhere.
    let lost = arguments.filter { !reachable.contains($0.key) && !$0.value.sources.isEmpty }.min { $0.key < $1.key }
    return lost?.value.sources.first
  }

  static let reasonWhyUnreachable = "a call gives arguments by name or by position, and the text asks for both"
}

extension DiagnosticLine {
  /// A text that asks for what no call can give it; nil for any other.
  init?(unreachableIn text: KeyText) {
    guard let placeholder = text.shape.unreachablePlaceholder else { return nil }
    let (shown, key) = (placeholder.excerpt.visible, text.key.excerpt.visible)
    self.init(
      place: text.place(in: nil).description, severity: "warning",
      sentence: "“\(shown)” in “\(key)” cannot be filled: \(MessageShape.reasonWhyUnreachable)",
      rule: "mixed-arguments")
  }
}

import Dragoman
import DragomanFormats

extension ShapeDifference {
  /// A difference as it is in one text of an entry.
  typealias Placed = (difference: Self, position: SourcePosition?)

  /// The difference in each of the texts in which it is; none where it is the entry as a whole that differs.
  func places(in texts: [ShownArguments]) -> [Placed] {
    switch self {
    case .missing, .missingName: []
    case .missingInVariant(_, let position): Self.lacking(position, among: texts).map { (self, $0.text.position) }
    case .extra(_, let position):
      texts.filter { $0.shows(position) }.map { (self, $0.text.position) }
    case .kind(_, let position, let source, let allowed):
      texts.compactMap { text in
        text.list.first { $0.positions.contains(position) && !allowed.contains($0.kind) }.map { shown in
          let name = shown.source.placeholderName(at: position)
          return (.kind(name, at: position, source: source, allowed: allowed), text.text.position)
        }
      }
    case .extraName(let name):
      texts.filter { MessageShape(text: $0.text.text).names[name] != nil }.map { (self, $0.text.position) }
    }
  }

  /// The texts that should show an argument, as others in the same place do, and do not.
  private static func lacking(_ position: Int, among texts: [ShownArguments]) -> [ShownArguments] {
    let owners = Set(texts.filter { $0.shows(position) }.map(\.text.variable))
    return texts.filter { text in
      owners.contains(text.text.variable) && !text.shows(position) && !text.text.sparesNumber
        && !text.variables.contains { owners.contains($0) }
    }
  }
}

import Dragoman
import DragomanFormats

/// A translation that shows other arguments than the source text, or shows them as something else.
enum PlaceholderRule: CheckRule {
  static let facts = RuleFacts(
    name: "placeholder", severity: .error,
    summary: "A translation does not show the arguments of the source text, or shows others, or as something else")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source, let shape = entry.shape else { return }
    let expected = source.shape ?? MessageShape(text: "")
    guard !(expected.isPlain && shape.isPlain), entry.isPrintf, !entry.isBlank else { return }
    // In the texts for an Info.plist, `$(NAME)` is a setting that Xcode puts in.
    let differences = ShapeDifference.between(expected, shape).filter { !($0.isOfNames && file.table.isOfInfoPlist) }
    guard !differences.isEmpty else { return }
    let texts = entry.shownArguments(shape)
    for difference in differences {
      let places = difference.places(in: texts)
      for place in places.isEmpty ? [(difference, nil)] : places {
        findings.add(
          place.difference.sentence, path: file.path, at: place.position ?? entry.place, key: entry.key,
          language: file.language, severity: difference.canBeMeant ? .warning : nil)
      }
    }
  }
}

extension CheckedEntry {
  /// Whether nothing is shown at all, which another rule tells of.
  fileprivate var isBlank: Bool { texts.allSatisfy { $0.text.isBlank } }
}

import Dragoman
import DragomanFormats

/// A placeholder that is none as it is written, or not the one that is meant.
enum DamagedPlaceholderRule: CheckRule {
  static let facts = RuleFacts(
    name: "damaged-placeholder", severity: .error,
    summary: "A placeholder is broken, or a percent sign in a text with arguments is not written “%%”")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    // Without arguments a percent sign is just that.
    guard let shape = entry.shape, !shape.faults.isEmpty, entry.takesArguments, entry.isPrintf else { return }
    for fault in shape.faults.sorted(by: { $0.source < $1.source }) where !fault.isRowTemplate {
      let places = entry.texts.filter { fault.isIn($0, of: entry) }.map(\.position)
      for place in places.isEmpty ? [nil] : places {
        findings.add(
          fault.reason, path: file.path, at: place ?? entry.place, key: entry.key, language: file.language,
          severity: fault.canBeMeant(inSource: entry.source == nil) ? .warning : nil)
      }
    }
  }
}

extension PrintfPattern.Fault {
  /// Whether it is in one of the texts of an entry.
  fileprivate func isIn(_ text: PlacedText, of entry: CheckedEntry) -> Bool {
    if self == .argumentName, text.variable != nil, case .localization = entry.entry.content { return false }
    return PrintfPattern(parsing: text.text, variables: entry.plainText == nil).faults.contains(self)
  }

  fileprivate var source: String {
    switch self {
    case .percentSign(let text), .damaged(let text), .pointer(let text), .measure(let text): text
    case .argumentName: "%arg"
    }
  }

  /// Nobody asks for memory in the text of the code: there, such a sign has a meaning of the program's own.
  fileprivate func canBeMeant(inSource isSource: Bool) -> Bool {
    switch self {
    case .percentSign: true
    case .pointer: isSource
    case .damaged, .argumentName, .measure: false
    }
  }

  /// `%[Name]@` and `%1$[Name]@`, which AppKit takes for the menus of a row in a predicate editor.
  fileprivate var isRowTemplate: Bool {
    guard case .percentSign(let text) = self else { return false }
    return text.dropFirst().drop { $0.isNumber || $0 == "$" }.first == "["
  }

  fileprivate var reason: String {
    switch self {
    case .percentSign(let text): "the percent sign of \(text.quoted) begins no placeholder; write “%%” for it"
    case .argumentName: "“%arg” stands for an argument only in a substitution of a String Catalog"
    case .damaged(let text): "\(text.quoted) has a space in it, with which not every reader takes it for a placeholder"
    case .pointer(let text): "\(text.quoted) would show or write memory; no text may ask for that"
    case .measure(let text): "\(text.quoted) has a width or precision that is beyond all limits"
    }
  }
}

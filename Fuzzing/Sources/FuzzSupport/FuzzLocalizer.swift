@testable import Dragoman
@testable import DragomanFormats
import Foundation

/// A localizer over one file, whose texts are all asked for.
struct FuzzLocalizer {
  private let localizer: Localizer

  /// - Parameter path: The place of the file in a folder of translations, `en.lproj/Localizable.stringsdict`.
  init(_ bytes: [UInt8], path: String) {
    let source = TranslationSource.files([path: bytes], named: "fuzz", defaultLanguage: "en")
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    localizer = Localizer(sources: [source], selection: selection, configuration: configuration) { issue in
      precondition(!issue.description.isEmpty, "an issue says nothing")
    }
  }

  /// Shows every text with no argument, with numbers, with arguments of other kinds, and by the names that it has; in
  /// several widths, isolated, and with attributes.
  func showAll() {
    for (key, message) in localizer.messages {
      localizer.text(key).check()
      for width in [Int.min, 0, 7, .max] { localizer.text(key, 2).fitting(width: width).check() }
      for number in [0, 1, 2, 5, 1_000_000] as [Int64] { localizer.text(key, number, 1.5, "text").check() }
      localizer.text(key, "text", Optional<Int>.none, [1, 2]).check()
      localizer.text(key, attributed, Int128.max, Date(timeIntervalSince1970: 43_200), Decimal(2)).check()
      let names = message.names
      for shift in values.indices { localizer.text(key, named(names, shiftedBy: shift)).check() }
    }
  }

  /// A value for each name; with each shift another one.
  private func named(_ names: [String], shiftedBy shift: Int) -> [String: any MessageArgument] {
    names.enumerated().reduce(into: [:]) { $0[$1.element] = values[($1.offset + shift) % values.count] }
  }

  private var values: [any MessageArgument] { [2, "text", attributed, ["a", "b"], UInt128.max] }

  private var attributed: AttributedString {
    var text = AttributedString("text")
    text.link = URL(string: "fuzz:link")
    return text
  }
}

extension Localizer {
  /// The messages of the default table by their keys.
  fileprivate var messages: [(key: String, message: Message)] {
    guard let table = currentSnapshot.table(nil)?.table else { return [] }
    return table.keys.compactMap { key, _ in table.entry(key) { _ in }.map { (key, $0.message) } }
  }
}

extension Message {
  /// The names of arguments that it knows, and two that it may not know.
  fileprivate var names: [String] {
    let variables = variants.map { Array($0.positions.keys) + $0.root.names } ?? []
    return Set(["name", "count"] + variables + (named?.names ?? [])).sorted()
  }
}

extension MessageNode {
  fileprivate var names: [String] {
    switch self {
    case .pattern(let pattern): pattern.pieces.flatMap(\.names)
    case .choice(let choice): choice.variants.flatMap(\.node.names)
    }
  }
}

extension MessagePiece {
  fileprivate var names: [String] {
    switch self {
    case .literal, .placeholder: []
    case .named(let pattern, _): pattern.names
    case .variable(let node): node.names
    }
  }
}

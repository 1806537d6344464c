import Dragoman
import DragomanFormats

/// How a translation differs from its source in what it asks for.
enum ShapeDifference: Hashable {
  /// The source shows an argument, the translation does not.
  case missing(String)
  /// A variant of the translation does not show an argument that it should, the one at a position.
  case missingInVariant(String, at: Int)
  case extra(String, at: Int)
  /// The translation shows an argument as something that the source text does not.
  case kind(String, at: Int, source: String, allowed: Set<MessageShape.Kind>)
  case missingName(String)
  case extraName(String)

  static func between(_ source: MessageShape, _ translation: MessageShape) -> [Self] {
    source == translation ? [] : names(source, translation) + arguments(source, translation)
  }

  private static func names(_ source: MessageShape, _ translation: MessageShape) -> [Self] {
    let missing = source.names.keys.filter { translation.names[$0] == nil && translation.variables[$0] == nil }
    let extra = translation.names.keys.filter { source.names[$0] == nil && source.variables[$0] == nil }
    return missing.sorted().map(Self.missingName) + extra.sorted().map(Self.extraName)
  }

  private static func arguments(_ source: MessageShape, _ translation: MessageShape) -> [Self] {
    let positions = Set(source.arguments.keys).union(translation.arguments.keys).sorted()
    return positions.compactMap { position in
      switch (source.arguments[position], translation.arguments[position]) {
      case (let source?, nil): source.isShown ? .missing(source.name(at: position)) : nil
      case (nil, let translation?): extra(translation, at: position, isFormat: !source.arguments.isEmpty)
      case (let source?, let translation?): difference(source, translation, at: position)
      case (nil, nil): nil
      }
    }
  }

  /// A text without arguments is no format, so that `%20 indirim` in a translation of "20% off" is what it says.
  private static func extra(
    _ argument: MessageShape.Argument, at position: Int, isFormat: Bool
  ) -> Self? {
    guard argument.isShown, isFormat || argument.sources.contains(where: \.isUnmistakable) else { return nil }
    return .extra(argument.name(at: position), at: position)
  }

  private static func difference(
    _ source: MessageShape.Argument, _ translation: MessageShape.Argument, at position: Int
  ) -> Self? {
    // In each of its variants: one that shows it as something else is enough.
    if translation.kinds.isSubset(of: source.allowedKinds) || !source.isShown {
      let isMissing = source.isAlwaysShown && !translation.isAlwaysShown
      return isMissing ? .missingInVariant(source.name(at: position), at: position) : nil
    }
    return .kind(
      translation.name(at: position), at: position, source: source.name(at: position), allowed: source.allowedKinds)
  }
}

extension MessageShape.Argument {
  fileprivate var isShown: Bool { !kinds.isEmpty }

  /// A whole number and a character are the same argument in C.
  fileprivate var allowedKinds: Set<MessageShape.Kind> {
    kinds.contains(.character) || kinds.contains(.integer) ? kinds.union([.integer, .character]) : kinds
  }

  /// As the text writes it, with the position where that does not say it.
  fileprivate func name(at position: Int) -> String {
    (sources.first ?? "%\(position + 1)$").placeholderName(at: position)
  }
}

extension String {
  /// What a sentence calls a placeholder: as the text writes it, with the position where that does not say it.
  func placeholderName(at position: Int) -> String {
    contains("$") || position == 0 ? quoted : "\(quoted) (argument \(position + 1))"
  }

  /// Whether it can hardly be anything but a placeholder: no space, no width.
  fileprivate var isUnmistakable: Bool {
    let body = dropFirst()
    let rest = body.firstIndex(of: "$").map { body[body.index(after: $0)...] } ?? body
    return rest.first.map { !$0.isNumber && $0 != " " && $0 != "'" && $0 != "-" } ?? false && !contains(" ")
  }
}

extension ShapeDifference {
  /// Whether it may be meant: "a few files" in one of the variants.
  var canBeMeant: Bool {
    if case .missingInVariant = self { true } else { false }
  }

  /// Whether it is about `$(name)`.
  var isOfNames: Bool {
    switch self {
    case .missingName, .extraName: true
    case .missing, .missingInVariant, .extra, .kind: false
    }
  }

  var sentence: String {
    switch self {
    case .missing(let name): "\(name) of the source text is missing"
    case .missingInVariant(let name, _): "\(name) of the source text is missing in a variant"
    case .extra(let name, _): "\(name) is not in the source text"
    case .kind(let name, _, let source, _): "\(name) shows what \(source) shows in the source text as something else"
    case .missingName(let name): "“$(\(name.excerpt))” of the source text is missing"
    case .extraName(let name): "“$(\(name.excerpt))” is not in the source text"
    }
  }
}

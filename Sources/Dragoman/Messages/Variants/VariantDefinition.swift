import DragomanFormats

/// What a format says about an entry with variants, in words that the formats share, before references are resolved.
indirect enum VariantDefinition: Sendable {
  typealias Variant = (key: VariantKey, definition: VariantDefinition)

  case text(String, at: SourcePosition?)
  case choice(Kind, [Variant], at: SourcePosition?)
  /// A definition in which variables have names.
  case scope([VariantVariable], VariantDefinition)

  /// What a choice depends on.
  enum Kind: Sendable {
    /// The plural category of the argument that the variable stands for; outside a variable, of the first numeric
    /// placeholder of the variants.
    case plural
    /// The argument itself.
    case number
    case width
  }
}

/// A part of a text under a name, `%#@name@`.
struct VariantVariable: Sendable {
  let name: String
  let position: SourcePosition?
  /// The argument that it stands for where its reference does not say, counted from 0.
  var argument: Int?
  /// How the argument is shown, without the percent sign.
  var specifier: String?
  /// Whether `%arg` stands for the argument in its variants.
  var namesArgument = false
  let definition: VariantDefinition
}

extension VariantDefinition {
  /// What can be shown of an entry that cannot be used.
  var firstText: String? {
    switch self {
    case .text(let text, _): text
    case .choice(_, let variants, _): variants.lazy.compactMap(\.definition.firstText).first
    case .scope(_, let definition): definition.firstText
    }
  }
}

extension String {
  /// Whether it is worth looking for a `%#@name@`.
  package var canReferToVariables: Bool { utf8.contains(UInt8(ascii: "#")) }

  /// Whether there is a `%#@name@` in it, so that it is an entry with variants where variables can be.
  var refersToVariables: Bool {
    canReferToVariables && !PrintfPattern(parsing: self, variables: true).variableNames.isEmpty
  }
}

/// Which of the trees is written.
enum TreeTarget: Sendable {
  /// `L10n`, whose members are strings.
  case string
  /// The members of `LocalizedText`.
  case text
  /// `L10n.LocalizedTexts`, the same for other modules. There a member of `LocalizedText` would stand in the way of
  /// those that they make of keys of their own, and of those of a third module.
  case textForOthers
  /// The members of `LocalizedText` that only the module itself sees, where others see `L10n.LocalizedTexts`.
  case ownText

  static func all(with access: AccessLevel) -> [Self] {
    access.reachesOtherModules ? [.string, .textForOthers, .ownText] : [.string, .text]
  }

  /// The type in the public `L10n`; no key is called so.
  static let textsForOthers = "LocalizedTexts"

  var type: String {
    switch self {
    case .string: "Swift.String"
    case .text, .textForOthers, .ownText: "Dragoman.LocalizedText"
    }
  }

  /// The type that extensions are of.
  func typeName(_ name: String) -> String {
    switch self {
    case .string: name
    case .textForOthers: "\(name).\(Self.textsForOthers)"
    case .text, .ownText: type
    }
  }

  /// Who may use the members.
  func access(_ chosen: AccessLevel) -> AccessLevel { self == .ownText ? .internal : chosen }
}

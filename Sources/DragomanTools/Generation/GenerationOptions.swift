/// How keys are turned into Swift.
package struct GenerationOptions: Sendable, Hashable {
  /// The name of the enumeration around all keys.
  package var name = SwiftIdentifier.standard
  package var access = AccessLevel.internal
  package var style = KeyName.Style.nested
  /// Which bundle the texts are looked up in; of several that suit, the last one counts.
  package var bundles: [BundleChoice] = []
  /// Those bundles of which there must be a folder: settings may be those of several targets.
  package var requiredBundles: [BundleChoice] = []
  /// The tables that are wanted; nil for all.
  package var tables: [String]?
  package var requiredTables = RequiredTables.none
  /// Whether keys that collide get a name that tells them apart, instead of being an error.
  package var distinguishesKeys = false

  /// Whether the texts themselves are written too, so that the program needs no file.
  package var embedsTexts = false

  /// Where the code will stand; nil where that is not known.
  package var output: String?

  package init() {}
}

/// How many of the tables that are wanted must be there.
package enum RequiredTables: Sendable, Hashable {
  /// They are the settings of several targets.
  case none
  /// They are the settings of a project: without any of them nothing would be generated.
  case one
  /// They were named for this call.
  case all
}

/// Who may use generated code.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`, package, `internal`

  /// Whether other modules see what has it, and could mistake it for their own.
  var reachesOtherModules: Bool { self != .internal }
}

/// Which bundle the texts of a folder are looked up in.
package struct BundleChoice: Sendable, Hashable {
  /// The folder, as it ends; nil for all.
  package let folder: String?
  package let expression: BundleExpression

  /// Reads `EXPRESSION`, or `FOLDER=EXPRESSION`.
  package init?(_ text: String) {
    let sign = text.lastIndex(of: "=")
    guard let expression = BundleExpression(sign.map { String(text[text.index(after: $0)...]) } ?? text) else {
      return nil
    }
    self.expression = expression
    folder = sign.map { FolderEnd.of(String(text[..<$0])) }
    if folder?.isEmpty == true { return nil }
  }

  /// Whether it is said of a folder.
  func suits(_ path: String) -> Bool {
    guard let folder else { return true }
    return path == folder || path.hasSuffix("/" + folder)
  }
}

/// The end of a path that a person wrote.
private enum FolderEnd {
  /// Without what says nothing: `./` before it and `/` behind it.
  static func of(_ text: String) -> String {
    let start = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
    return start.hasSuffix("/") ? String(start.dropLast()) : String(start)
  }
}

/// The words that are no names, or no names in the code that is generated.
enum SwiftKeywords {
  /// The keywords that are names in backticks only; those that are so in some places alone are no more than names.
  static let all: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// The keywords that need backticks as the labels of arguments too.
  static let notLabels: Set = ["inout", "let", "var"]

  /// What begins an expression of its own, and so cannot stand alone as the name of a value.
  static let operators: Set = ["any", "await", "borrow", "consume", "copy", "discard", "each", "some", "unsafe"]

  /// What would mean something else: the language's own members of each type, and the modules that generated code
  /// names.
  static let reserved: Set = ["Dragoman", "Foundation", "Protocol", "Self", "Swift", "Type", "_", "self"]

  /// What is not the name of a key that stands in no type.
  static func reservedAtTop(with access: AccessLevel) -> Set<String> {
    access.reachesOtherModules ? reservedAtSharedTop : reservedAtTop
  }

  /// The same, with what is generated for other modules beside the keys.
  private static let reservedAtSharedTop = reservedAtTop.union(
    [TreeTarget.textsForOthers, EmbeddedWriter.sourceForOthers])

  /// What members of `LocalizedText` and of an optional are called, or what is generated beside the keys.
  private static let reservedAtTop: Set = [
    "AppLanguage", "ExtendedGraphemeClusterLiteralType", "Resources", "StringInterpolation", "StringLiteralType",
    "UnicodeScalarLiteralType", "key", "languages", "list", "none", "some", "verbatim",
  ]

  /// What members of the enumerations of images and files are called.
  static let reservedAmongResources: Set = ["allCases", "bundle", "file", "hashValue", "rawValue", "url"]
}

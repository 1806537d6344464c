/// An option as the parser and the help see it, whatever its type.
struct OptionDeclaration: Sendable, Equatable {
  enum Occurrence: Sendable, Equatable {
    case required
    /// At most once is meant; of several the last one counts, as is usual.
    case optional
    case repeatable
  }

  /// The long name, without dashes.
  let name: String
  /// The letter behind a single dash.
  var letter: Character?
  /// What the help calls the value; nil for an option that takes none.
  var valueName: String?
  var occurrence = Occurrence.optional
  let help: String

  /// The long name as it is typed.
  var spelling: String { "--\(name)" }
  /// The long name with its value, as it is typed.
  var usage: String { valueName.map { "\(spelling) \($0)" } ?? spelling }

  static let help = OptionDeclaration(name: "help", letter: "h", help: "Show this help and exit.")
}

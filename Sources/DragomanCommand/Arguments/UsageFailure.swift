/// A wrong command line, and where in it.
struct UsageFailure: CommandFailure, Equatable {
  let error: UsageError
  let program: String
  /// The subcommand in whose arguments the fault lies, if it came so far.
  let subcommand: String?

  init(_ error: UsageError, program: String, subcommand: String? = nil) {
    self.error = error
    self.program = program
    self.subcommand = subcommand
  }

  var sentence: String {
    let place = [program, subcommand, "--help"].compactMap(\.self).joined(separator: " ")
    return "\(error.sentence) (see '\(place)')"
  }
}

/// What the program's exit status says.
enum ExitStatus: Int32, Sendable {
  /// The job is done.
  case done = 0
  /// The job is done and something was found: a missing key, something lost, no match.
  case found = 1
  /// The job cannot be done; one line on the standard error says why.
  case failed = 2
}

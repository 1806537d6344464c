/// Why the job cannot be done, as a value with the facts; what is wrong in a person's file is an issue instead.
protocol CommandFailure: Error {
  /// One line that says what and where, without a full stop.
  var sentence: String { get }
  /// What is said of it before that, each on one line: the places in a person's files, where there are several.
  var details: [String] { get }
}

extension CommandFailure {
  var details: [String] { [] }
}

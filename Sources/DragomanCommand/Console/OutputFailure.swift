/// The operating system refused what was to be written.
struct OutputFailure: CommandFailure, Equatable {
  let stream: StandardStream
  /// The operating system's number of the error.
  let code: Int32

  var sentence: String { "cannot write to the \(stream.name): \(Platform.description(of: code))" }
}

/// A stream that a process has from the start; the raw value is its descriptor.
enum StandardStream: Int32, Sendable {
  case standardInput = 0
  case standardOutput = 1
  case standardError = 2

  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    case .standardError: "standard error"
    }
  }
}

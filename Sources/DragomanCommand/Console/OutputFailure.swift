internal import DragomanFormats

/// The operating system refused what was to be written.
struct OutputFailure: CommandFailure, Equatable {
  let stream: StandardStream
  let error: SystemError

  var sentence: String { "cannot write to the \(stream.name): \(error.name)" }
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

internal import DragomanTools

/// What a subcommand writes to.
///
/// Nothing is shown before `flush()`, so a job that fails half way has printed nothing but the line that says why.
final class Console {
  private let output: TextBuffer
  private let error: TextBuffer

  init(output: TextBuffer, error: TextBuffer) {
    self.output = output
    self.error = error
  }

  /// Writes to the standard output, with a line end.
  func print(_ text: String) {
    output.append(text)
    output.append("\n")
  }

  /// Writes to the standard output, as it is.
  func write(_ text: String) {
    output.append(text)
  }

  /// Writes a line to the standard error: what is wrong in a person's file.
  func note(_ line: String) {
    error.append(line.onOneLine)
    error.append("\n")
  }

  /// Shows what was written, the notes last so that they are still on the screen after a long output.
  func flush() throws(OutputFailure) {
    try output.flush()
    // There is nobody to tell that the standard error cannot be written to.
    try? error.flush()
  }

  /// Drops what was not shown yet and shows lines on the standard error: as a rule one.
  func fail(with lines: [String]) {
    output.discard()
    error.discard()
    for line in lines { note(line) }
    try? error.flush()
  }
}

extension Console {
  /// The console of the process.
  static var standard: Console {
    Console(
      output: TextBuffer { bytes throws(OutputFailure) in try Platform.write(bytes, to: .standardOutput) },
      error: TextBuffer { bytes throws(OutputFailure) in try Platform.write(bytes, to: .standardError) })
  }
}

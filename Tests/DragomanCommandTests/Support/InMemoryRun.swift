@testable import DragomanCommand

/// What a program with one subcommand does, without a process.
@MainActor struct InMemoryRun {
  let status: ExitStatus
  let output: String
  let error: String

  init(_ arguments: String..., subcommands: [any Subcommand.Type] = [Greet.self], outputFailure: OutputFailure? = nil) {
    var output: [UInt8] = []
    var error: [UInt8] = []
    let console = Console(
      output: TextBuffer { bytes throws(OutputFailure) in
        if let outputFailure { throw outputFailure }
        output += bytes
      },
      error: TextBuffer { bytes throws(OutputFailure) in error += bytes })
    let program = Program(name: "tool", version: "1.2.3", abstract: "Does things.", subcommands: subcommands)
    status = program.run(arguments, on: console)
    self.output = String(decoding: output, as: UTF8.self)
    self.error = String(decoding: error, as: UTF8.self)
  }
}

internal import DragomanTools

/// A program made of subcommands: finds the one that is asked for, runs it, and turns its failure into one line.
struct Program: Sendable {
  let name: String
  let version: String
  /// One sentence of what the program is.
  let abstract: String
  let subcommands: [any Subcommand.Type]

  /// Runs the program with what stands behind its name on the command line.
  @MainActor func run(_ arguments: [String], on console: Console) -> ExitStatus {
    do {
      let status = try dispatch(arguments[...], on: console)
      try console.flush()
      return status
    } catch {
      let details = (error as? any CommandFailure)?.details ?? []
      console.fail(with: details + ["\(name): error: \(sentence(of: error))"])
      return .failed
    }
  }

  @MainActor private func dispatch(_ arguments: ArraySlice<String>, on console: Console) throws -> ExitStatus {
    guard let first = arguments.first else { throw UsageFailure(.noSubcommand, program: name) }
    let rest = arguments.dropFirst()
    switch first {
    case "-h", "--help": console.print(help())
    case "--version": console.print("\(name) \(version)")
    case "help": console.print(try help(on: rest))
    default: return try run(subcommand(named: first), with: rest, on: console)
    }
    return .done
  }

  @MainActor private func run(
    _ type: any Subcommand.Type, with arguments: ArraySlice<String>, on console: Console
  ) throws -> ExitStatus {
    let command: any Subcommand
    do throws(UsageError) {
      guard let values = try type.declaration.parse(arguments) else {
        console.print(type.declaration.help(program: name))
        return .done
      }
      command = try type.init(values)
    } catch {
      throw UsageFailure(error, program: name, subcommand: type.declaration.name)
    }
    return try command.run(on: console)
  }

  /// The subcommand of that name.
  func subcommand(named name: String) throws(UsageFailure) -> any Subcommand.Type {
    for type in subcommands where type.declaration.name == name { return type }
    throw UsageFailure(unknown(name), program: self.name)
  }

  /// What looks like an option was meant as one.
  private func unknown(_ word: String) -> UsageError {
    if word.utf8.first == UInt8(ascii: "-") {
      return .unknownOption(word, suggestion: Suggestion.nearest(to: word, in: ["--help", "--version"]))
    }
    let known = subcommands.map { $0.declaration.name } + ["help"]
    return .unknownSubcommand(word, suggestion: Suggestion.nearest(to: word, in: known))
  }

  private func sentence(of error: any Error) -> String {
    (error as? any CommandFailure)?.sentence ?? String(describing: error)
  }
}

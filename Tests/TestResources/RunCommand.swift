#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  public import Foundation

  /// The built command, run as a process of its own with nothing of the tests' environment.
  public struct RunCommand: Sendable {
    /// Why there is no result.
    public enum Failure: Error {
      case didNotEnd(seconds: Double)
    }

    /// The exit status, or the signal's number plus 128, as a shell has it.
    public let status: Int32
    /// What was written to the standard output.
    public let output: String
    /// What was written to the standard error.
    public let error: String

    /// Runs the command and waits for its end, but not for longer than `seconds`.
    ///
    /// - Parameters:
    ///   - output: Where the standard output goes instead of being collected.
    ///   - command: The file that is run instead of the one beside the tests.
    public init(
      _ arguments: String..., environment: [String: String] = [:], input: String = "", in folder: URL? = nil,
      output: FileHandle? = nil, command: URL = Self.command, seconds: Double = 30
    ) async throws {
      try await self.init(
        arguments: arguments, environment: environment, input: input, in: folder, output: output, command: command,
        seconds: seconds)
    }

    /// The same, with the arguments in an array.
    public init(
      arguments: [String], environment: [String: String] = [:], input: String = "", in folder: URL? = nil,
      output: FileHandle? = nil, command: URL = Self.command, seconds: Double = 30
    ) async throws {
      // Files rather than pipes: nobody has to read while the command runs.
      let files = try TemporaryFolder()
      let process = Process()
      process.executableURL = command
      process.arguments = arguments
      process.environment = environment
      process.currentDirectoryURL = folder
      process.standardInput = try files.handle(of: "input", containing: input)
      process.standardOutput = try output ?? files.handle(of: "output")
      process.standardError = try files.handle(of: "error")
      try await process.run(for: seconds)
      status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
      self.output = output == nil ? try files.text(of: "output") : ""
      error = try files.text(of: "error")
    }

    /// The command lies beside the tests.
    public static var command: URL {
      #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "dragoman")
      #else
        return Bundle.main.bundleURL.appending(path: "dragoman")
      #endif
    }
  }

  extension Process {
    /// Runs the process to its end, or ends it when the time is over.
    fileprivate func run(for seconds: Double) async throws {
      let (ends, end) = AsyncStream<Bool>.makeStream()
      terminationHandler = { _ in end.yield(true) }
      try run()
      let clock = Task {
        try await Task.sleep(for: .seconds(seconds))
        end.yield(false)
      }
      let hasEnded = await ends.first { _ in true } ?? false
      clock.cancel()
      guard !hasEnded else { return }
      kill(processIdentifier, SIGKILL)
      throw RunCommand.Failure.didNotEnd(seconds: seconds)
    }
  }
#endif

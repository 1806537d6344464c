#if os(macOS) || os(Linux)  // Elsewhere no command can be run.
  import Foundation
  import TestResources

  /// A copy of the app that the pages speak of, in which their commands are run.
  struct FixtureApp {
    static let original = Folders.fixtures.appending(path: "documentation/App")
    /// Where its texts lie.
    static let resources = original.appending(path: "Sources/App/Resources")

    private let folder: TemporaryFolder
    var url: URL { folder.url.appending(path: "App") }

    init() throws {
      folder = try TemporaryFolder()
      try FileManager.default.copyItem(at: Self.original, to: url)
    }

    /// Runs a line in its folder as a shell does.
    func run(_ line: String) async throws -> RunCommand { try await runShell(line, in: url) }
  }

  /// Runs a line as a shell does that finds the built command.
  func runShell(_ line: String, in folder: URL) async throws -> RunCommand {
    let path = RunCommand.command.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try await RunCommand(
      arguments: ["-c", line], environment: ["PATH": path, "LANG": "en_US.UTF-8"], in: folder,
      command: URL(filePath: "/bin/sh"))
  }
#endif

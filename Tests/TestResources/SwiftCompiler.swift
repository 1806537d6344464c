#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  public import Foundation

  /// The compiler that built the tests, with the modules beside them.
  public enum SwiftCompiler {
    /// What it says of some files in the language mode of Swift 6; nothing when they compile.
    public static func complaints(_ files: [URL], _ options: [String] = []) async throws -> String {
      let modules = RunCommand.command.deletingLastPathComponent().appending(path: "Modules")
      let run = try await run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path] + options + files.map(\.path))
      return run.status == 0 ? "" : run.output + run.error + "(\(run.status))"
    }

    /// What the compiler needs to know for manifests.
    public static func manifestOptions() async throws -> [String] {
      let run = try await run(["swiftc", "-print-target-info"])
      let info = try JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
      return ["-I", info.paths.runtimeResourcePath + "/pm/ManifestAPI", "-package-description-version", "6.2"]
    }

    private struct TargetInfo: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }

    private static func run(_ arguments: [String]) async throws -> RunCommand {
      let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
      return try await RunCommand(
        arguments: arguments, environment: environment, command: URL(filePath: "/usr/bin/env"), seconds: 500)
    }
  }
#endif

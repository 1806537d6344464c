#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  public import Foundation

  /// The compiler that built the tests, with the modules beside them.
  public enum SwiftCompiler {
    /// What it says of some files in the language mode of Swift 6; nothing when they compile.
    public static func complaints(_ files: [URL], _ options: [String] = []) async throws -> String {
      let run = try await run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path] + options + files.map(\.path))
      return run.status == 0 ? "" : run.output + run.error + "(\(run.status))"
    }

    /// Makes a module that others can import from the folder, and says what `complaints` says.
    public static func makeModule(
      _ name: String, of files: [URL], in folder: URL, _ options: [String] = []
    ) async throws -> String {
      let path = folder.appending(path: "\(name).swiftmodule").path
      let module = ["-emit-module", "-emit-module-path", path, "-module-name", name, "-parse-as-library"]
      let run = try await run(
        ["swiftc", "-swift-version", "6", "-I", modules.path] + module + options + files.map(\.path))
      return run.status == 0 ? "" : run.output + run.error + "(\(run.status))"
    }

    /// Makes a program of some files, the first of which is its `main.swift`, and of modules that the tests were built
    /// of, and runs it with nothing of the tests' environment.
    public static func run(_ files: [URL], with modules: [String]) async throws -> RunCommand {
      let folder = try TemporaryFolder()
      let program = folder.url.appending(path: "program")
      let made = try modules.flatMap { try objects(of: $0) }
      let options = ["-swift-version", "6", "-suppress-warnings", "-I", self.modules.path, "-o", program.path]
      let build = try await run(["swiftc"] + options + files.map(\.path) + made)
      return build.status == 0 ? try await RunCommand(arguments: [], command: program) : build
    }

    /// Runs a script that lies in a folder, there.
    public static func interpret(_ script: String, in folder: URL) async throws -> RunCommand {
      try await run(["swift", script], in: folder)
    }

    /// What the compiler made of a module's files, without what is left of files that are gone.
    private static func objects(of module: String) throws -> [String] {
      let map = products.appending(path: "\(module).build/output-file-map.json")
      let files = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: map))
      return files.values.compactMap { $0["object"] }.sorted()
    }

    private static var products: URL { RunCommand.command.deletingLastPathComponent() }
    private static var modules: URL { products.appending(path: "Modules") }

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

    private static func run(_ arguments: [String], in folder: URL? = nil) async throws -> RunCommand {
      let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
      return try await RunCommand(
        arguments: arguments, environment: environment, in: folder, command: URL(filePath: "/usr/bin/env"),
        seconds: 500)
    }
  }
#endif

import Foundation

/// The program with a main loop of its own, which is built beside the tests.
enum ProbeProcess {
  @concurrent static func output() async throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = folder.appending(path: "LoopProbe")
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  /// The tests are a program of the same folder.
  private static var folder: URL { URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent() }
}

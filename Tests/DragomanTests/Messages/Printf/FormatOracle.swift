#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Foundation

  /// A format with its arguments.
  struct FormatRequest {
    enum Argument {
      case signed(Int64)
      case unsigned(UInt64)
      case double(Double)
      case text(String)
    }

    var format: String
    var arguments: [Argument]
  }

  /// Asks Foundation in a process of its own, since some formats end the process that asks.
  enum FormatOracle {
    /// Foundation's answers, nil for those on which it died.
    static func answers(to requests: [FormatRequest], locale: Locale) throws -> [String?] {
      var answers: [String?] = []
      while answers.count < requests.count {
        answers += try run(requests[answers.count...].map { $0.line(locale) })
        if answers.count < requests.count { answers.append(nil) }
      }
      return answers
    }

    /// The answers up to the end of the process.
    private static func run(_ lines: [String]) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "FormatOracle-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = tool
      process.environment = ["SWIFT_BACKTRACE": "enable=no"]
      process.standardInput = try handle(folder.appending(path: "input"), Data(lines.joined(separator: "\n").utf8))
      process.standardOutput = try handle(folder.appending(path: "output"), Data())
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let output = String(decoding: try Data(contentsOf: folder.appending(path: "output")), as: UTF8.self)
      // By bytes: a line may begin with what joins the line end before it into one character.
      return output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        .map { String(Substring($0)) }
    }

    private static func handle(_ file: URL, _ contents: Data) throws -> FileHandle {
      try contents.write(to: file)
      return try FileHandle(forUpdating: file)
    }

    /// The tool lies beside the tests.
    private static var tool: URL {
      #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" } ?? .main
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "FormatOracle")
      #else
        return Bundle.main.bundleURL.appending(path: "FormatOracle")
      #endif
    }
  }

  extension FormatRequest {
    fileprivate func line(_ locale: Locale) -> String {
      ([locale.identifier, format] + arguments.map(\.field)).joined(separator: "\u{1f}")
    }
  }

  extension FormatRequest.Argument {
    fileprivate var field: String {
      switch self {
      case .signed(let number): "i\(number)"
      case .unsigned(let number): "u\(number)"
      case .double(let number): "d\(number.bitPattern)"
      case .text(let text): "s\(text)"
      }
    }
  }
#endif

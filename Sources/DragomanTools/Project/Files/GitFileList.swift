import DragomanFormats
import Foundation

/// The files that git knows of, or would take.
enum GitFileList {
  /// The paths below a folder, from the folder on; nil where there is no git, or no work tree of it.
  static func paths(below folder: String) -> [String]? {
    guard let output = run(["-C", folder, "-c", "safe.directory=*"] + listing) else { return nil }
    return output.split(separator: 0).compactMap { bytes in
      let path = String(decoding: bytes, as: UTF8.self)
      // What was removed without git's knowledge is still listed; what may not be looked at is there.
      return FileStatus.isMissing("\(folder)/\(path)") ? nil : path
    }
  }

  private static let listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"]

  /// What git says; nil if it fails.
  private static func run(_ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data ?? Data() : nil
  }
}

import Foundation

/// Checks what symbols tell: `Scripts/check-availability`, `check-documentation` and `check-stand-ins` call it.
///
///     CheckSymbols availability GRAPHS INDEX ALLOWED FOLDER...
///     CheckSymbols documentation GRAPHS
///     CheckSymbols stand-in GRAPHS TABLE MODULE
///
/// Exit 0 says that nothing was found, 1 that something was, 2 that the check could not be made.
@main
enum EntryPoint {
  static func main() {
    do {
      let findings = try check(CommandLine.arguments.dropFirst())
      for finding in findings { print(finding) }
      exit(findings.isEmpty ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("CheckSymbols: error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func check(_ arguments: ArraySlice<String>) throws -> [String] {
    var paths = arguments.dropFirst().map { URL(filePath: $0) }[...]
    switch (arguments.first, paths.count) {
    case ("availability", 4...):
      let check = try AvailabilityCheck(
        graphs: paths.removeFirst(), index: paths.removeFirst(), allowed: paths.removeFirst(), folders: Array(paths))
      return try check.findings()
    case ("documentation", 1):
      return try DocumentationCheck(graphs: paths.removeFirst()).findings()
    case ("stand-in", 3):
      let module = arguments.last ?? ""
      return try StandInCheck(module: module, graphs: paths.removeFirst(), table: paths.removeFirst()).findings()
    default:
      throw CheckFailure.usage
    }
  }
}

/// Why a check could not be made.
enum CheckFailure: Error {
  case usage
  case nothingIn(folder: String)
  /// A name that Foundation is known to date wrongly is in no symbol graph, so using it would not be found.
  case unknownName(String)
}

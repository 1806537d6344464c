import Foundation
import TestResources
import Testing

@testable import Dragoman

/// Executes the examples of `Documentation/Formats.md`.
@Suite struct FormatsDocumentTests {
  /// A row of a table, cell by cell: format, arguments, language, result, Foundation's result.
  static let rows: [[String]] = {
    let text =
      (try? String(contentsOf: Folders.root.appending(path: "Documentation/Formats.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.filter { $0.count == 5 }
  }()

  @Test func thereAreRows() { #expect(Self.rows.count > 50) }

  @Test(arguments: rows) func result(row: [String]) throws {
    let printer = PrintfPrinter(try #require(Language(identifier: Self.code(row[2]).first ?? "")))
    let format = try #require(Self.code(row[0]).first)
    let arguments = try PrintfFixtureArgument.list(Self.code(row[1]).first ?? "")
    let written = printer.string(format, arguments)
    #expect([written] + printer.issues.kinds.map(\.rawValue) == Self.code(row[3]))
  }

  #if os(Linux)
    /// What the document says of Foundation, where it is a result and no misfortune.
    @Test(arguments: rows.filter { $0[4].hasPrefix("`") }) func foundation(row: [String]) throws {
      let printer = PrintfPrinter(try #require(Language(identifier: Self.code(row[2]).first ?? "")))
      let format = try #require(Self.code(row[0]).first)
      let arguments = try PrintfFixtureArgument.list(Self.code(row[1]).first ?? "")
      let request = FormatRequest(format: format, arguments: arguments.compactMap(\.requestArgument))
      #expect(try FormatOracle.answers(to: [request], locale: printer.locale) == [Self.code(row[4]).first])
    }
  #endif

  /// What stands between backquotes.
  private static func code(_ cell: String) -> [String] {
    cell.matches(of: /`([^`]*)`/).map { String($0.1) }
  }
}

#if os(Linux)
  extension MessageValue {
    fileprivate var requestArgument: FormatRequest.Argument? {
      switch kind {
      case .integer(let number): .signed(number)
      case .unsigned(let number): .unsigned(number)
      case .number(let number): .double(number)
      case .text(let text): .text(text)
      default: nil
      }
    }
  }
#endif

import Dragoman
import Foundation
import TestResources
import Testing

/// The rows of `Tests/Fixtures/printf/formats.tsv`: what each placeholder makes of each kind of argument.
@Suite struct PrintfFixtureTests {
  static let rows = TabSeparatedFile.rows(Folders.fixtures.appending(path: "printf/formats.tsv"))

  @Test func thereAreRows() { #expect(Self.rows.count > 100) }

  @Test(arguments: rows) func row(fields: [String]) throws {
    try #require(fields.count == 5)
    let language = try #require(Language(identifier: fields[0]))
    let printer = PrintfPrinter(language)
    let arguments = try PrintfFixtureArgument.list(fields[2])
    #expect(printer.string(fields[1], arguments) == PrintfFixtureArgument.unescaped(fields[3]))
    #expect(printer.issues.kinds.map(\.rawValue) == fields[4].split(separator: ",").map(String.init))
  }
}

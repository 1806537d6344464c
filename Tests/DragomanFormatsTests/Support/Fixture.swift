import Foundation
import TestResources
import Testing

/// A file of `Tests/Fixtures` and what is expected of it, in a file of the same name that ends in `.expected`.
///
/// A name that begins with `!` has issues. With `DRAGOMAN_RECORD` set in the environment, what is read is written
/// down as expected; it is then looked at before it is committed.
struct Fixture: CustomTestStringConvertible {
  let url: URL

  static func all(in folder: String, withExtension fileExtension: String) -> [Fixture] {
    Folders.files(under: Folders.fixtures.appending(path: folder), withExtension: fileExtension).map(Fixture.init)
  }

  var testDescription: String { url.lastPathComponent }
  var hasIssues: Bool { url.lastPathComponent.hasPrefix("!") }

  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }

  func expect(_ found: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = url.deletingPathExtension().appendingPathExtension("expected")
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      try Data(found.utf8).write(to: expected)
    }
    let text = try String(contentsOf: expected, encoding: .utf8)
    #expect(found == text, sourceLocation: sourceLocation)
  }
}

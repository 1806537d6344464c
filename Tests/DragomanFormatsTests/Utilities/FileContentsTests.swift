import Foundation
import Testing

@testable import DragomanFormats

@Suite("Reading a file")
struct FileContentsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")

  @Test("gives its bytes, and refuses what is no file")
  func kinds() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.strings")
    try Data("abc".utf8).write(to: file)
    #expect(try FileContents.read(file.path) == Array("abc".utf8))
    #expect(throws: FileFailure.unreadable(errno: ENOENT)) { try FileContents.read(folder.path + "/none") }
    #expect(throws: FileFailure.unreadable(errno: EISDIR)) { try FileContents.read(folder.path) }
    #expect(throws: FileFailure.unreadable(errno: ENOTSUP)) { try FileContents.read("/dev/null") }
  }

  @Test("does not wait for someone to write to a pipe")
  func pipe() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileFailure.unreadable(errno: ENOTSUP)) { try FileContents.read(pipe) }
  }

  @Test("stops at the limit")
  func limit() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "b.strings")
    try Data("abcd".utf8).write(to: file)
    var limits = FormatLimits()
    limits.bytes = 3
    #expect(throws: FileFailure.tooLarge(bytes: 4, limit: 3)) { try FileContents.read(file.path, limits: limits) }
  }

  @Test("kinds are told by their names")
  func fileKinds() throws {
    #expect(try FileKind.of("/a/uk.lproj/Localizable.strings") == .strings)
    #expect(try FileKind.of("a.STRINGSDICT") == .stringsDict)
    #expect(try FileKind.of("uk_Localizable.plist") == .propertyList)
    #expect(try FileKind.of("a.xcstrings") == .stringCatalog)
    #expect(throws: FileFailure.unknownKind) { try FileKind.of("a.b/c") }
  }
}

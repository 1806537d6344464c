@testable import Dragoman
import Foundation
import TestResources
import Testing

@Suite struct ResourceNameTests {
  /// A folder with a source in it, and files beside the source.
  private func source() throws -> (ResourceFolder, Localizer) {
    let test = try ResourceFolder([
      "secret.txt", "secret.png", "source/uk.lproj/a.txt", "source/uk.lproj/flags/a.txt", "source/a.txt",
    ])
    return (test, ResourceFolder.localizer([.directory(test.url("source"))]).localizer)
  }

  @Test(arguments: [
    "../secret", "../../secret", "flags/../../../secret", "flags/..", "..", ".", "", "/", "//", "./a", "flags//a", "a/",
    "/etc/passwd", "flags/", "a\0", "\0", "../source/a", "flags/./a",
    String(repeating: "../", count: 1_000) + "secret", String(repeating: "a", count: 10_000),
  ])
  func aNameLeadsNowhereElse(_ name: String) throws {
    let (test, localizer) = try source()
    for fileExtension in ["txt", "png", "", nil] {
      #expect(localizer.url(forResource: name, withExtension: fileExtension) == nil)
    }
    #expect(localizer.url(forResource: test.url(name).path, withExtension: "txt") == nil)
    #expect(localizer.url(forResource: name + ".txt") == nil)
    for name in [name, name + ".png"] { #expect(localizer.imageFile(named: name) == nil) }
  }

  @Test(arguments: ["..", "../..", "/", "/etc", "flags/..", "flags/../..", ".", "./", "flags//", "\0", "nowhere"])
  func aSubdirectoryLeadsNowhereElse(_ subdirectory: String) throws {
    let (_, localizer) = try source()
    for name in ["secret", "passwd", "a"] {
      #expect(localizer.url(forResource: name, withExtension: "txt", subdirectory: subdirectory) == nil)
    }
  }

  @Test(arguments: ["txt/../../../../secret.txt", "/../../secret.txt", "txt/", "txt\0", "txt/.."])
  func anExtensionLeadsNowhereElse(_ fileExtension: String) throws {
    let (_, localizer) = try source()
    for name in ["a", "."] { #expect(localizer.url(forResource: name, withExtension: fileExtension) == nil) }
  }

  @Test func aFileMayBeSaidInSeveralWays() throws {
    let (test, localizer) = try source()
    let urls = [
      localizer.url(forResource: "flags/a", withExtension: "txt"),
      localizer.url(forResource: "flags/a.txt", withExtension: ""),
      localizer.url(forResource: "a", withExtension: "txt", subdirectory: "flags"),
      localizer.url(forResource: "a.txt", subdirectory: "flags/"),
    ]
    #expect(urls.allSatisfy { $0?.path == test.url("source/uk.lproj/flags/a.txt").path })
    #expect(localizer.url(forResource: "a.txt", subdirectory: "")?.path == test.url("source/uk.lproj/a.txt").path)
  }

  @Test(arguments: [
    "a b", "прапор", "100%", "%2e%2e", "a%2Fb", "a#b?c", "~a", "a\\b", "..a", "a..", "...", "e\u{301}", "😀", " ",
    "a\nb",
    "a:b", "a;b", "-", "*", "\"", "a.b.c",
  ])
  func anOddNameIsAName(_ name: String) throws {
    let path = "uk.lproj/\(name).txt"
    let test = try ResourceFolder(["en.lproj/x"])
    #expect(test.localizer().localizer.url(forResource: name, withExtension: "txt") == nil)
    try Self.write(test.folder.url.path, path)
    try Self.write(test.folder.url.path, "uk.lproj/\(name)@2x.png")
    let there = test.localizer().localizer
    #expect(ResourceFolder.text(of: there.url(forResource: name, withExtension: "txt")) == path)
    #expect(ResourceFolder.text(of: there.imageFile(named: name)?.url) == "uk.lproj/\(name)@2x.png")
  }

  /// By its path and not by an address, whose way of writing names is what is in question.
  private static func write(_ folder: String, _ path: String) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/uk.lproj", withIntermediateDirectories: true)
    try #require(FileManager.default.createFile(atPath: "\(folder)/\(path)", contents: Data(path.utf8)))
  }

  @Test func theFileOfADeviceWins() throws {
    let test = try ResourceFolder([
      "uk.lproj/a.txt", "uk.lproj/a~ipad.txt", "uk.lproj/a~iphone.txt", "uk.lproj/README", "uk.lproj/README~ipad",
      "uk.lproj/v1.0/b.txt", "uk.lproj/v1.0/b~ipad.txt",
    ])
    let names = [nil, "mac", "ipad", "iphone", "ipod"].map { device in
      let localizer = test.localizer(device: device).localizer
      return ResourceFolder.text(of: localizer.url(forResource: "a", withExtension: "txt"))?.dropFirst(9)
    }
    #expect(names == ["a.txt", "a.txt", "a~ipad.txt", "a~iphone.txt", "a~iphone.txt"])
    let iPad = test.localizer(device: "ipad").localizer
    #expect(iPad.url(forResource: "README")?.lastPathComponent == "README~ipad")
    #expect(iPad.url(forResource: "v1.0/b.txt")?.lastPathComponent == "b~ipad.txt")
  }
}

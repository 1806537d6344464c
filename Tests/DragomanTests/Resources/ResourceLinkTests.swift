@testable import Dragoman
import DragomanFormats
import Foundation
import TestResources
import Testing

@Suite struct ResourceLinkTests {
  private func link(_ test: ResourceFolder, _ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: test.url(path).path, withDestinationPath: destination)
  }

  @Test func linksAreFollowed() throws {
    let test = try ResourceFolder(["shared/a.txt", "uk.lproj/x", "de.lproj/b.txt", "en.lproj/x"])
    try link(test, "uk.lproj/a.txt", to: "../shared/a.txt")
    try link(test, "uk.lproj/folder", to: "../shared")
    try link(test, "fr.lproj", to: "de.lproj")
    let localizer = test.localizer().localizer
    #expect(ResourceFolder.text(of: localizer.url(forResource: "a.txt")) == "shared/a.txt")
    #expect(ResourceFolder.text(of: localizer.url(forResource: "folder/a.txt")) == "shared/a.txt")
    try localizer.select("fr")
    #expect(localizer.url(forResource: "b.txt")?.path == test.url("fr.lproj/b.txt").path)
  }

  @Test func aLinkToNothingAndACircleAreNotThere() throws {
    let test = try ResourceFolder(["en.lproj/a.txt", "en.lproj/b.txt", "uk.lproj/x"])
    try link(test, "uk.lproj/a.txt", to: "nowhere")
    try link(test, "uk.lproj/b.txt", to: "b.txt")
    let localizer = test.localizer().localizer
    for name in ["a.txt", "b.txt"] {
      #expect(ResourceFolder.text(of: localizer.url(forResource: name)) == "en.lproj/\(name)")
    }
  }

  @Test func aFolderIsAResource() throws {
    let test = try ResourceFolder(["uk.lproj/model.bundle/x", "en.lproj/model.bundle/x"])
    let url = test.localizer().localizer.url(forResource: "model", withExtension: "bundle")
    #expect(url?.hasDirectoryPath == true)
    #expect(ResourceFolder.text(of: url?.appending(path: "x")) == "uk.lproj/model.bundle/x")
  }

  @Test func aFileNamedLikeAFolderOfALanguageIsNone() throws {
    let test = try ResourceFolder(["uk.lproj", "en.lproj/a.txt"])
    #expect(ResourceFolder.text(of: test.localizer().localizer.url(forResource: "a.txt")) == "en.lproj/a.txt")
  }

  @Test func aSourceThatIsNotThereHasNothing() throws {
    let localizer = ResourceFolder.localizer([.directory(URL(filePath: "/nowhere/at/all"))]).localizer
    #expect(localizer.url(forResource: "a.txt") == nil)
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is unreadable to root"))
  func aFolderThatCannotBeReadIsPassedOver() throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/a.txt"])
    let folder = test.url("uk.lproj").path
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    #expect(ResourceFolder.text(of: test.localizer().localizer.url(forResource: "a.txt")) == "en.lproj/a.txt")
  }
}

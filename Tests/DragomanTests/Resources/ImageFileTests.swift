@testable import Dragoman
import Foundation
import TestResources
import Testing

@Suite struct ImageFileTests {
  @Test(arguments: TabSeparatedFile.rows(Folders.fixtures.appending(path: "resources/images.tsv")))
  func theFileOfAnImage(_ row: [String]) throws {
    try #require(row.count == 6)
    let test = try ResourceFolder(row[0].split(separator: " ").map(Self.path) + ["uk.lproj/x", "en.lproj/x"])
    let localizer = test.localizer(device: row[3] == "-" ? nil : row[3]).localizer
    let file = localizer.imageFile(named: row[1], scale: try #require(Double(row[2])))
    #expect(ResourceFolder.text(of: file?.url) == (row[4] == "-" ? nil : Self.path(row[4][...])))
    #expect(file?.scale == Double(row[5]))
  }

  /// `uk/flag.png` of a fixture is a file in `uk.lproj`.
  private static func path(_ text: Substring) -> String {
    let parts = text.split(separator: "/", maxSplits: 1)
    return parts[0] == "." ? String(parts[1]) : "\(parts[0]).lproj/\(parts[1])"
  }

  @Test func aFolderAndALinkToNothingAreNoImages() throws {
    let test = try ResourceFolder(["uk.lproj/flag.png/x", "uk.lproj/flag.jpg"])
    try FileManager.default.createSymbolicLink(
      atPath: test.url("uk.lproj/flag@2x.png").path, withDestinationPath: "nowhere")
    let file = test.localizer().localizer.imageFile(named: "flag", scale: 2)
    #expect(ResourceFolder.text(of: file?.url) == "uk.lproj/flag.jpg")
  }

  @Test func allFilesAreOfferedTheBestFirst() throws {
    let files = ["uk.lproj/flag.jpg", "uk.lproj/flag@2x.png", "en.lproj/flag.png", "flag.svg"]
    let test = try ResourceFolder(files)
    let found = test.localizer().localizer.imageFiles(named: "flag", scale: 1, bundle: nil)
    #expect(found.map { ResourceFolder.text(of: $0.url) } == files)
  }

  @Test func anAssetCatalogIsAskedForNoNameThatLeadsOutOfIt() throws {
    let test = try ResourceFolder(["uk.lproj/flag.png"])
    let bundle = try #require(Bundle(path: test.folder.url.path))
    let localizer = ResourceFolder.localizer([.bundle(bundle)]).localizer
    #expect(localizer.assetBundles(forImageNamed: "flag", bundle: nil).map(\.bundlePath) == [bundle.bundlePath])
    #expect(localizer.assetBundles(forImageNamed: "flag", bundle: .main) == [.main])
    #expect(localizer.assetBundles(forImageNamed: "../flag", bundle: nil).isEmpty)
    #expect(test.localizer().localizer.assetBundles(forImageNamed: "flag", bundle: nil) == [.main])
  }
}

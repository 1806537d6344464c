import Foundation
import TestResources
import Testing

/// No link inside the project leads nowhere.
@Suite struct LinkTests {
  @Test(arguments: Page.all)
  func linksLeadSomewhere(_ page: Page) throws {
    for link in page.links where !link.target.contains("://") && !link.target.hasPrefix("mailto:") {
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let folder = page.url.deletingLastPathComponent()
      let file = parts[0].isEmpty ? page.url : folder.appending(path: parts[0]).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path):\(link.line): \(link.target)")
      guard parts.count == 2, file.pathExtension == "md" else { continue }
      let path = String(file.path.dropFirst(Folders.root.path.count + 1))
      #expect(try Page(path: path).anchors.contains(parts[1]), "\(page.path):\(link.line): \(link.target)")
    }
  }
}

extension Page {
  /// The names of its headings in links.
  fileprivate var anchors: Set<String> {
    Set(
      headings.map { heading in
        String(
          heading.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || "-_".contains($0) })
      })
  }
}

import Dragoman
import Foundation
import TestResources
import Testing

@Suite struct ResourceIssueTests {
  @Test func whatIsNowhereIsAnIssueOnceForANameAndALanguage() throws {
    let folder = try ResourceFolder(["uk.lproj/x", "en.lproj/x"])
    let test = folder.localizer()
    for _ in 0..<3 {
      #expect(test.localizer.url(forResource: "help", withExtension: "html", subdirectory: "pages") == nil)
      #expect(test.localizer.imageFile(named: "flag") == nil)
      test.localizer.withLanguage("en") { #expect(test.localizer.imageFile(named: "flag") == nil) }
    }
    let place = folder.folder.url.path
    #expect(
      test.issues.sentences == [
        "there is no file or image “pages/help.html” for uk in \(place)",
        "there is no file or image “flag” for uk in \(place)",
        "there is no file or image “flag” for en in \(place)",
      ])
    #expect(test.issues.kinds == [.missingResource, .missingResource, .missingResource])
    #expect(test.issues.all.map(\.severity) == [.warning, .warning, .warning])
    #expect(test.issues.all.map(\.language) == ["uk", "uk", "en"])
  }

  @Test func aNameThatLeadsElsewhereIsAnIssueToo() throws {
    let folder = try ResourceFolder(["uk.lproj/x"])
    let test = folder.localizer()
    #expect(test.localizer.url(forResource: "../../etc/passwd") == nil)
    #expect(test.issues.kinds == [.missingResource])
  }

  @Test func aFileOfAnotherLanguageOrOfNoneIsNoIssue() throws {
    let folder = try ResourceFolder(["uk.lproj/x", "en.lproj/a.txt", "flag.png"])
    let test = folder.localizer()
    #expect(test.localizer.url(forResource: "a.txt") != nil)
    #expect(test.localizer.imageFile(named: "flag") != nil)
    #expect(test.issues.all.isEmpty)
  }
}

@testable import Dragoman
import Foundation
import TestResources
import Testing

@Suite struct ModuleBundleTests {
  private func found(_ module: String, among names: [String]) throws -> String? {
    let files = names.map { ("\($0)/en.lproj/Localizable.strings", "a = \"1\";") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let nowhere = folder.url.appending(path: "nowhere")
    return ModuleBundle.find(module, in: [nowhere, folder.url])?.bundleURL.lastPathComponent
  }

  @Test func aBundleIsCalledAsItsPackageAndItsTarget() throws {
    let names = ["App_Kit.resources", "App_Other.resources", "Kit.resources", "App_Kit.txt", "App_MyKit.resources"]
    #expect(try found("Kit", among: names) == "App_Kit.resources")
    #expect(try found("Kit", among: ["App_Kit.bundle"]) == "App_Kit.bundle")
    #expect(try found("Kit", among: ["App_Other.resources"]) == nil)
  }

  @Test func whatNoModuleHasInItsNameIsALine() throws {
    #expect(try found("My_Kit_2", among: ["my-app_My Kit-2.resources"]) == "my-app_My Kit-2.resources")
  }

  @Test func aTargetWithALineInItsNameIsTheLessLikelyOne() throws {
    let names = ["App_My_Kit.resources", "LongerName_Kit.resources"]
    #expect(try found("Kit", among: names) == "LongerName_Kit.resources")
  }

  @Test func aBundleThatIsMissingIsAnIssue() {
    #expect(Localizer.bundle(ofModule: "NoSuchModule/File.swift") == nil)
    let issue = LocalizationIssue(.missingBundle(module: "Kit"))
    #expect(issue.kind.rawValue == "missing-bundle")
    #expect(issue.sentence == "the resources of Kit are missing: there is no bundle of that name near the program")
  }
}

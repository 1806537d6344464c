import Foundation
import TestResources
import Testing

/// What Apple wants a reason for is in the manifest where the library uses it.
@Suite struct PrivacyManifestTests {
  /// The functions of Apple's list that can be met in Swift without Foundation's names for them, and its defaults.
  static let categories = [
    "FileTimestamp": [#"\b[fl]?stat(at)?\("#, #"\bgetattrlist"#, #"\.modificationDate\b"#, #"\.creationDate\b"#],
    "UserDefaults": [#"\bUserDefaults\b"#],
    "SystemBootTime": [#"\bmach_absolute_time\b"#, #"\bsystemUptime\b"#],
    "DiskSpace": [#"\bf?statv?fs\("#, #"\bsystemFreeSize\b"#, #"\bvolumeAvailableCapacity"#],
    "ActiveKeyboards": [#"\bactiveInputModes\b"#],
  ]

  private func sources() throws -> String {
    let folders = ["Dragoman", "DragomanFormats", "DragomanLocaleData"].map {
      Folders.root.appending(path: "Sources/\($0)")
    }
    let files = folders.flatMap { Folders.files(under: $0, withExtension: "swift") }
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test func namesWhatIsUsedAndNothingElse() throws {
    let sources = try sources()
    let used = try Self.categories.filter { try $0.value.contains { try sources.contains(Regex($0)) } }.keys
    let data = try Data(contentsOf: Folders.root.appending(path: "Sources/Dragoman/PrivacyInfo.xcprivacy"))
    let manifest = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    let types = try #require(manifest?["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let named = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
    #expect(Set(named) == Set(used.map { "NSPrivacyAccessedAPICategory\($0)" }))
    #expect(types.allSatisfy { ($0["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false })
  }
}

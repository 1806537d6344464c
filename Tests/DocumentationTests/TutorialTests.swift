#if os(Linux)  // Where the other code of the documentation is compiled.
  import Foundation
  import TestResources
  import Testing

  /// Every file that a step of a tutorial shows is right.
  @Suite(.serialized) struct TutorialTests {
    private static let resources = Folders.root.appending(path: "Sources/Dragoman/Dragoman.docc/Resources")

    private static func files(_ fileExtension: String) -> [String] {
      Folders.files(under: resources, withExtension: fileExtension).map(\.lastPathComponent)
    }

    /// Each is the reader's whole program at that step, so it is compiled alone.
    @Test(arguments: files("swift"))
    func tutorialStepsCompile(_ name: String) async throws {
      let text = try String(contentsOf: Self.resources.appending(path: name), encoding: .utf8)
      let folder = try TemporaryFolder(["main.swift": text])
      let file = folder.url.appending(path: "main.swift")
      if text.contains("import PackageDescription") {
        #expect(try await complaints([file], SwiftCompiler.manifestOptions()) == "")
      } else {
        // What SwiftPM makes for a target with resources.
        try folder.add("Module.swift", "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
        #expect(try await complaints([file, folder.url.appending(path: "Module.swift")]) == "")
      }
    }

    @Test(arguments: files("strings") + files("stringsdict"))
    func tutorialTextsAreWhole(_ name: String) async throws {
      let run = try await RunCommand("dump", Self.resources.appending(path: name).path)
      // What is wrong is told, also where nothing was lost.
      #expect(run.error == "")
      #expect(run.status == 0)
    }
  }
#endif

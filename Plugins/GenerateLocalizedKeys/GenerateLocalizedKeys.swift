import Foundation
import PackagePlugin

/// Generates Swift that names every key in a target's tables, at each build in which one of them has changed.
@main
struct GenerateLocalizedKeys: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let keys = KeyFiles(all: module.sourceFiles.map(\.url), package: context.package.directoryURL)
    return try keys.command(by: context.tool(named: "DragomanCommand").url, in: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateLocalizedKeys: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let keys = KeyFiles(all: target.inputFiles.map(\.url), package: context.xcodeProject.directoryURL)
      return try keys.command(by: context.tool(named: "DragomanCommand").url, in: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// The files of a target that have keys in them, and those that say something of them.
private struct KeyFiles {
  private let tables: [URL]
  private let resources: [URL]
  private let settings: [URL]

  init(all: [URL], package: URL) {
    let sorted = all.sorted { $0.path < $1.path }
    tables = sorted.filter(Self.isTable)
    resources = sorted.filter { $0.deletingLastPathComponent().pathExtension == "lproj" && !Self.isTable($0) }
    settings = ["Package.swift", ".dragoman.json"].map { package.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func isTable(_ file: URL) -> Bool {
    ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension)
      || file.lastPathComponent.hasSuffix("_Localizable.plist")
  }

  func command(by tool: URL, in folder: URL) -> [Command] {
    guard !tables.isEmpty else { return [] }
    let output = folder.appending(path: "LocalizedKeys.swift")
    let inputs = tables + resources + settings
    return [
      .buildCommand(
        displayName: "Generating the names of localized keys", executable: tool,
        arguments: ["generate", "--output", output.path, "--"] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}

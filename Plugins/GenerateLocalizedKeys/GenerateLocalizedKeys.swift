import Foundation
import PackagePlugin

/// Generates Swift that names every key in a target's tables, at each build in which one of them has changed.
@main
struct GenerateLocalizedKeys: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let keys = KeyFiles(all: module.sourceFiles.map(\.url), package: context.package.directoryURL)
    let folders = Self.folders(from: module.directoryURL, to: context.package.directoryURL)
    return try keys.command(
      by: context.tool(named: "DragomanCommand").url, in: context.pluginWorkDirectoryURL, settingsIn: folders)
  }

  /// The folders from one that is inside another on, with both, the inmost first.
  private static func folders(from inner: URL, to outer: URL) -> [URL] {
    guard inner.path.hasPrefix(outer.path + "/") else { return [outer] }
    let all = sequence(first: inner) { $0.deletingLastPathComponent() }
    return all.prefix { $0.path.count > outer.path.count } + [outer]
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
  private let manifests: [URL]
  private let package: URL

  init(all: [URL], package: URL) {
    let sorted = all.sorted { $0.path < $1.path }
    tables = sorted.filter(Self.isTable)
    resources = sorted.filter { Self.isOfLanguage($0) && !Self.isTable($0) }
    manifests = Self.existing([package.appending(path: "Package.swift")])
    self.package = package
  }

  private static func isTable(_ file: URL) -> Bool {
    ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension)
      || file.lastPathComponent.hasSuffix("_Localizable.plist")
  }

  private static func isOfLanguage(_ file: URL) -> Bool {
    file.pathComponents.dropLast().contains { $0.hasSuffix(".lproj") }
  }

  private static func existing(_ files: [URL]) -> [URL] {
    files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static let settings = ".dragoman.json"

  /// The command of an Xcode project.
  func command(by tool: URL, in folder: URL) -> [Command] {
    let files = tables + resources + manifests + Self.existing([package.appending(path: Self.settings)])
    return command(by: tool, in: folder, arguments: files.map(\.path), inputs: files)
  }

  /// The command of a package, of whose settings the nearest count, and run anew when those come, go or change.
  ///
  /// SwiftPM asks the plugin anew only when the manifest or the sources change, and a build fails where an input is
  /// missing. So the inputs are the folders in which settings may be; and that one file has changed in its place is
  /// seen by a hard link to it among the outputs, called as what SwiftPM makes nothing of.
  func command(by tool: URL, in folder: URL, settingsIn folders: [URL]) -> [Command] {
    let link = folder.appending(path: "Settings.docc")
    let files = tables + resources + manifests
    let settings = folders.map { $0.appending(path: Self.settings) }
    return command(
      by: tool, in: folder, options: ["--settings-link", link.path], arguments: (settings + files).map(\.path),
      inputs: folders + files, outputs: [link])
  }

  private func command(
    by tool: URL, in folder: URL, options: [String] = [], arguments: [String], inputs: [URL], outputs: [URL] = []
  ) -> [Command] {
    guard !tables.isEmpty else { return [] }
    let output = folder.appending(path: "LocalizedKeys.swift")
    return [
      .buildCommand(
        displayName: "Generating the names of localized keys", executable: tool,
        arguments: ["generate", "--output", output.path] + options + ["--"] + arguments,
        inputFiles: inputs, outputFiles: [output] + outputs)
    ]
  }
}

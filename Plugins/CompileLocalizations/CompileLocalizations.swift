import Foundation
import PackagePlugin

/// Compiles the translations of a target, at each build in which one of them has changed, so that its bundle has them
/// beside the files as they are written.
@main
struct CompileLocalizations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tables = Tables(among: module.sourceFiles.map(\.url))
    return try tables.command(by: context.tool(named: "DragomanCommand").url, in: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CompileLocalizations: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tables = Tables(among: target.inputFiles.map(\.url))
      return try tables.command(by: context.tool(named: "DragomanCommand").url, in: context.pluginWorkDirectoryURL)
    }
  }
#endif

/// The files of a target that have texts in them.
private struct Tables {
  private let files: [URL]

  init(among all: [URL]) {
    files = all.filter(Self.isTable).sorted { $0.path < $1.path }
  }

  private static func isTable(_ file: URL) -> Bool {
    ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension)
      || file.lastPathComponent.hasSuffix("_Localizable.plist")
      || file.pathExtension == "plist" && isLocalized(file)
  }

  private static func isLocalized(_ file: URL) -> Bool {
    file.deletingLastPathComponent().pathExtension == "lproj"
  }

  /// A build must know beforehand which files come of it. What is no language gets an empty one.
  func command(by tool: URL, in folder: URL) -> [Command] {
    let names = Set(files.flatMap(Self.names)).sorted()
    guard !names.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Compiling the translations", executable: tool,
        arguments: ["compile", "--output", folder.path, "--names", names.joined(separator: ","), "--"]
          + files.map(\.path),
        inputFiles: files, outputFiles: names.map { folder.appending(path: "\($0).dragoman") })
    ]
  }

  /// How a file names the languages of its texts.
  private static func names(of file: URL) -> [String] {
    if file.pathExtension == "xcstrings" { return languages(ofCatalog: file) }
    if isLocalized(file) { return [file.deletingLastPathComponent().deletingPathExtension().lastPathComponent] }
    let stem = file.deletingPathExtension().lastPathComponent
    return [stem.hasSuffix("_Localizable") ? String(stem.dropLast("_Localizable".count)) : "Root"]
  }

  /// Of a catalog that is damaged none is known: what is missing is read from the text at run time.
  private static func languages(ofCatalog file: URL) -> [String] {
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else { return [] }
    let languages = strings.values.compactMap { ($0 as? [String: Any])?["localizations"] as? [String: Any] }
    let source = (catalog["sourceLanguage"] as? String).map { [$0] } ?? []
    return source + languages.flatMap(\.keys)
  }
}

import Foundation
import PackagePlugin

/// Checks the translations of a package: `swift package check-localizations`, with the arguments of `dragoman check`.
@main
struct CheckLocalizations: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try check(context.package.directoryURL, by: context.tool(named: "DragomanCommand").url, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckLocalizations: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try check(context.xcodeProject.directoryURL, by: context.tool(named: "DragomanCommand").url, arguments)
    }
  }
#endif

/// Runs the command; its errors are those of the plugin.
private func check(_ folder: URL, by tool: URL, _ arguments: [String]) throws {
  let process = try Process.run(tool, arguments: ["check"] + arguments + ["--", folder.path])
  process.waitUntilExit()
  if process.terminationReason != .exit || process.terminationStatus != 0 {
    Diagnostics.error("there are errors in the translations")
  }
}

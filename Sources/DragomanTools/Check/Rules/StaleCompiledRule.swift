import Dragoman
import DragomanFormats
import Foundation

/// A compiled catalog that is not that of the texts beside it.
enum StaleCompiledRule: CheckRule {
  static let facts = RuleFacts(
    name: "stale-compiled", severity: .warning,
    summary: "A compiled catalog is not that of the texts beside it, which a program then does not show")

  static func check(_ bundle: ProjectBundle, _ findings: inout Findings) {
    let names = bundle.compiledNames
    guard !names.isEmpty else { return }
    for file in CompiledFolder(folder: URL(filePath: bundle.tree.name)).files where names.contains(file.name) {
      guard (try? bundle.tree.contents(of: file.name, limits: FormatLimits())) != file.bytes else { continue }
      findings.add(
        "it is not what is compiled of the texts beside it, which a program then does not show; compile them again",
        path: bundle.tree.displayPath(of: file.name))
    }
  }
}

extension ProjectBundle {
  fileprivate var compiledNames: Set<String> {
    let names = (try? tree.names(in: nil)) ?? []
    return Set(names.filter { FilePath($0).fileExtension == CompiledCatalog.fileExtension })
  }
}

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
      // One that is empty is none, and of one that cannot be read nothing is known.
      guard let bytes = try? bundle.tree.contents(of: file.name, limits: FormatLimits()), !bytes.isEmpty,
        let fault = fault(in: bytes, comparedWith: file.bytes)
      else { continue }
      findings.add(fault, path: bundle.tree.displayPath(of: file.name))
    }
  }

  private static func fault(in bytes: [UInt8], comparedWith texts: [UInt8]) -> String? {
    do {
      guard try !CompiledCatalog.haveSameTexts(bytes, texts) else { return nil }
      return "it is not what is compiled of the texts beside it, which a program then does not show; compile them again"
    } catch {
      return "a program reads the texts beside it instead: \(error.sentence)"
    }
  }
}

extension ProjectBundle {
  fileprivate var compiledNames: Set<String> {
    let names = (try? tree.names(in: nil)) ?? []
    return Set(names.filter { FilePath($0).fileExtension == CompiledCatalog.fileExtension })
  }
}

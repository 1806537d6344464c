import Dragoman
import DragomanFormats

/// A file or a folder that cannot be read at all.
enum UnreadableFileRule: CheckRule {
  static let facts = RuleFacts(
    name: "unreadable-file", severity: .error, summary: "A file or a folder cannot be read at all")

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    guard let failure = reading.failure else { return }
    findings.add(failure.sentence, path: reading.file.path)
  }

  static func check(_ bundle: ProjectBundle, _ findings: inout Findings) {
    for issue in bundle.issues where issue.kind == .unreadableFile {
      findings.add(issue.sentence, path: issue.location?.file ?? bundle.name)
    }
  }

  static func check(_ project: Project, _ findings: inout Findings) {
    for folder in project.files.unreadable { findings.add(folder.failure.sentence, path: folder.path) }
  }
}

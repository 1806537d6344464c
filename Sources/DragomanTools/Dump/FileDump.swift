package import DragomanFormats

/// What was read from a file of translations, as one JSON object, and what was wrong with it.
package struct FileDump: Sendable, Hashable {
  /// The object, its keys sorted by the bytes of UTF-8, without a line break at the end.
  package let output: String
  package let diagnostics: [DiagnosticLine]
  /// Whether something that stands in the file is not in the output.
  package let lostContent: Bool

  /// Reads a file; its name says what kind it is.
  package init(file: String, limits: FormatLimits = FormatLimits()) throws(UnreadableFile) {
    let kind: FileKind
    let bytes: [UInt8]
    do {
      kind = try FileKind.of(file)
      bytes = try FileContents.read(file, limits: limits)
    } catch {
      throw UnreadableFile(path: file, failure: error)
    }
    self.init(bytes, kind: kind, file: file, limits: limits)
  }

  /// Reads the bytes of a file that diagnostics call by a name.
  package init(_ bytes: [UInt8], kind: FileKind, file: String, limits: FormatLimits = FormatLimits()) {
    let contents = DumpContents(bytes, kind: kind, limits: limits)
    output = JSONWriter.write(.object(contents.object), style: .sorted)
    diagnostics = (contents.issues + contents.variantIssues).sorted { $0.position < $1.position }
      .map { DiagnosticLine(file: file, issue: $0) }
    lostContent = contents.issues.contains(where: \.losesContent)
  }
}

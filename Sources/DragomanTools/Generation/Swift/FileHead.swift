/// What stands at the beginning of each file.
struct FileHead {
  let access: AccessLevel

  func write(to writer: inout SwiftWriter) {
    writer.line(GeneratedFile.mark)
    writer.line("// swift-format-ignore-file")
    writer.line("// swiftlint:disable all")
    writer.line()
    writeImport(to: &writer)
    writer.line("import Foundation")
  }

  /// What is public names types of the library, which a module that imports for itself alone has to say.
  private func writeImport(to writer: inout SwiftWriter) {
    guard access != .internal else { return writer.line("import Dragoman") }
    writer.line("#if hasFeature(InternalImportsByDefault)")
    writer.line("  \(access.rawValue) import Dragoman")
    writer.line("#else")
    writer.line("  import Dragoman")
    writer.line("#endif")
  }
}

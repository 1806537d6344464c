/// What stands at the beginning of each file.
struct FileHead {
  let access: AccessLevel
  /// Whether declarations that others see name types of Foundation.
  let namesFoundation: Bool

  func write(to writer: inout SwiftWriter) {
    writer.line(GeneratedFile.mark)
    writer.line("// swift-format-ignore-file")
    writer.line("// swiftlint:disable all")
    writer.line()
    writeImport(of: "Dragoman", isNamed: true, to: &writer)
    writeImport(of: "Foundation", isNamed: namesFoundation, to: &writer)
  }

  /// A module that imports for itself alone has to say of which modules it names types that others see.
  private func writeImport(of module: String, isNamed: Bool, to writer: inout SwiftWriter) {
    guard isNamed, access != .internal else { return writer.line("import \(module)") }
    writer.line("#if hasFeature(InternalImportsByDefault)")
    writer.line("  \(access.rawValue) import \(module)")
    writer.line("#else")
    writer.line("  import \(module)")
    writer.line("#endif")
  }
}

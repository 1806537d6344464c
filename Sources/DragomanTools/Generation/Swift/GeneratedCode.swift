import Dragoman

/// The code for all keys, before it is written.
struct GeneratedCode: Sendable {
  let tables: [TableAccessors]
  let resources: [ResourceCases]
  let options: GenerationOptions
  let bundles: BundleProperties
  let languages: [Language]
  /// The texts themselves, where they are written too.
  let embedded: EmbeddedTexts?

  private var name: String { options.name.text }

  /// Everything in one file.
  var file: GeneratedFile {
    var tree = AccessorTree()
    for accessor in tables.flatMap(\.accessors) { tree.add(accessor, in: 0) }
    return write("\(name).swift", embedded: embedded) { writer, target in
      writeType(of: target, to: &writer) { writer in
        writeShared(to: &writer, for: target)
        self.tree(target, file: 0).write(tree, to: &writer)
      }
    }
  }

  /// A file for each table, and before them one with what they share.
  var files: [GeneratedFile] {
    let groups = FileGroups(tables)
    var tree = AccessorTree()
    for (index, table) in groups.tables.enumerated() {
      for accessor in table.accessors { tree.add(accessor, in: index) }
    }
    let shared = write("\(name).swift") { writer, target in
      writeType(of: target, to: &writer) { writer in
        writeShared(to: &writer, for: target)
        self.tree(target, file: nil).writeShared(tree, to: &writer)
      }
    }
    let texts = embedded.map { write("\(name)Texts.swift", hasOwner: false, embedded: $0) { _, _ in } }
    return [shared] + (texts.map { [$0] } ?? [])
      + groups.tables.enumerated().map { index, table in
        write(fileName(of: table), hasOwner: false) { writer, target in
          let tree = target == .ownText ? tree.outermost : tree
          self.tree(target, file: index).writeExtensions(of: tree, path: target.typeName(name), to: &writer)
        }
      }
  }

  private func fileName(of table: TableAccessors) -> String {
    let bytes = Self.longestFileName - "\(name)+.swift".utf8.count
    return "\(name)+\(NameShortening.shortened(table.fileName, toBytes: max(bytes, 32))).swift"
  }

  /// In bytes, as most file systems have it.
  private static let longestFileName = 255

  private func tree(_ target: TreeTarget, file: Int?) -> TreeWriter {
    TreeWriter(target: target, access: target.access(options.access), owner: owner, file: file)
  }

  /// The name of the type around all keys, where other modules see it.
  private var publicName: String? { options.access.reachesOtherModules ? name : nil }

  /// The name of what generated code keeps to itself; no key is called so.
  private var owner: String { "__\(name)" }

  /// Writes what a tree is in.
  private func writeType(
    of target: TreeTarget, to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
  ) {
    writer.separate()
    switch target {
    case .string: writer.block("nonisolated \(options.access.rawValue) enum \(name)", body)
    case .text, .ownText: writer.block("nonisolated extension \(target.type)", body)
    case .textForOthers:
      writer.block("nonisolated extension \(name)") { writer in
        writer.documentation(["The same keys as texts that follow the language."])
        writer.block("\(options.access.rawValue) enum \(TreeTarget.textsForOthers)", body)
      }
    }
  }

  private func writeShared(to writer: inout SwiftWriter, for target: TreeTarget) {
    guard target == .string else { return }
    LanguageList(languages, access: options.access).write(to: &writer)
    ResourceWriter(resources: resources, access: options.access, owner: owner).write(to: &writer)
  }

  private func write(
    _ fileName: String, hasOwner: Bool = true, embedded: EmbeddedTexts? = nil,
    _ body: (inout SwiftWriter, TreeTarget) -> Void
  ) -> GeneratedFile {
    var writer = SwiftWriter()
    let namesFoundation = hasOwner && resources.contains { $0.kind == .file && !$0.cases.isEmpty }
    FileHead(access: options.access, namesFoundation: namesFoundation).write(to: &writer)
    if hasOwner { BundleOwner(name: owner, bundles: bundles, publicName: publicName).write(to: &writer) }
    for target in TreeTarget.all(with: options.access) { body(&writer, target) }
    if let embedded { EmbeddedWriter(texts: embedded, access: options.access, name: name).write(to: &writer) }
    return GeneratedFile(name: fileName, text: writer.text)
  }
}

/// The tables of each file. Those share one whose names differ by case alone, or by what no name in Swift has.
private struct FileGroups {
  private(set) var tables: [TableAccessors] = []

  init(_ all: [TableAccessors]) {
    var places: [String: Int] = [:]
    for table in all where !table.accessors.isEmpty {
      if let place = places[table.fileName.lowercased()] {
        let former = tables[place]
        tables[place] = TableAccessors(fileName: former.fileName, accessors: former.accessors + table.accessors)
      } else {
        places[table.fileName.lowercased()] = tables.count
        tables.append(table)
      }
    }
  }
}

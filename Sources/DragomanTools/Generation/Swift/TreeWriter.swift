/// Writes the members of a tree, or those of them that belong to one file.
struct TreeWriter {
  let target: TreeTarget
  let access: AccessLevel
  /// What says the bundles.
  let owner: String
  /// Nil where members belong to no file of a table.
  let file: Int?

  /// Writes what is in a type, with the types in it.
  func write(_ tree: AccessorTree, to writer: inout SwiftWriter) {
    for accessor in tree.sortedAccessors { write(accessor, to: &writer) }
    guard target != .ownText else { return writeAliases(of: tree, to: &writer) }
    for (name, tree) in tree.sortedTypes {
      writer.separate()
      writer.block("\(access.rawValue) enum \(name.code)") { write(tree, to: &$0) }
    }
  }

  /// Writes the heads of the types that several files add to.
  func writeShared(_ tree: AccessorTree, to writer: inout SwiftWriter) {
    guard target != .ownText else { return writeAliases(of: tree, to: &writer) }
    for (name, tree) in tree.sortedTypes where tree.isShared {
      writer.separate()
      writer.block("\(access.rawValue) enum \(name.code)") { writeShared(tree, to: &$0) }
    }
  }

  /// Writes names by which the types for other modules are members of `LocalizedText`.
  private func writeAliases(of tree: AccessorTree, to writer: inout SwiftWriter) {
    let names = tree.sortedTypes.map(\.name.code)
    if !names.isEmpty { writer.separate() }
    for name in names {
      writer.line("\(access.rawValue) typealias \(name) = \(owner).\(TreeTarget.textsForOthers).\(name)")
    }
  }

  /// Writes extensions with what is in one file: of the type itself, and of those in it that other files add to too.
  func writeExtensions(of tree: AccessorTree, path: String, to writer: inout SwiftWriter) {
    guard let file, tree.belongs(to: file) else { return }
    let own = tree.part(of: file)
    if !own.isEmpty {
      writer.separate()
      writer.block("nonisolated extension \(path)") { write(own, to: &$0) }
    }
    for (name, tree) in tree.sortedTypes where tree.isShared {
      writeExtensions(of: tree, path: "\(path).\(name.code)", to: &writer)
    }
  }

  private func write(_ accessor: Accessor, to writer: inout SwiftWriter) {
    writer.separate()
    writer.documentation(accessor.documentation.lines)
    writer.block("\(access.rawValue) static \(head(of: accessor))") { $0.line(body(of: accessor)) }
    if target == .string { writer.line("private static let \(key(of: accessor)) = \(keyValue(of: accessor))") }
  }

  private func head(of accessor: Accessor) -> String {
    let name = accessor.name.member.code
    guard accessor.arguments.literal != nil else { return "var \(name): \(target.type)" }
    let parameters = accessor.arguments.parameters.map(\.declaration).joined(separator: ", ")
    return "func \(name)(\(parameters)) -> \(target.type)"
  }

  /// The name of the property that remembers where the text was found: no key is called so.
  private func key(of accessor: Accessor) -> String { "\(owner)_\(accessor.name.member.text)" }

  private func keyValue(of accessor: Accessor) -> String {
    "Dragoman.LocalizedKey(\(SwiftLiteral.of(accessor.key)))"
  }

  private func body(of accessor: Accessor) -> String {
    switch target {
    case .string: "\(key(of: accessor)).string(\(arguments(of: accessor))\(place(of: accessor)))"
    case .text, .textForOthers, .ownText: textBody(of: accessor)
    }
  }

  private func arguments(of accessor: Accessor) -> String {
    switch accessor.arguments.literal {
    case nil: ""
    case .positions(let values)?:
      values.count <= 3 ? "\(values.joined(separator: ", ")), " : "arguments: \(Self.array(values)), "
    case .names(let literal)?: "\(literal), "
    }
  }

  /// Where the text is looked up.
  private func place(of accessor: Accessor) -> String {
    let bundle = "in: \(owner).\(BundleProperties.nameOfTexts(in: accessor.bundle))"
    return accessor.table == Accessor.defaultTable ? bundle : "\(bundle), table: \(SwiftLiteral.of(accessor.table))"
  }

  private static func array(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private func textBody(of accessor: Accessor) -> String {
    let key = SwiftLiteral.of(accessor.key)
    let table = accessor.table == Accessor.defaultTable ? "nil" : SwiftLiteral.of(accessor.table)
    let place = "table: \(table), bundle: \(owner).\(accessor.bundle)"
    return switch accessor.arguments.literal {
    case nil: "\(target.type).key(\(key), arguments: [], \(place))"
    case .positions(let values)?: "\(target.type).key(\(key), arguments: \(Self.array(values)), \(place))"
    case .names(let literal)?: "\(target.type).key(\(key), \(literal), \(place))"
    }
  }
}

/// The types of generated code, with what is in them.
struct AccessorTree: Sendable {
  private var members: [(accessor: Accessor, file: Int)] = []
  private var types: [SwiftName: AccessorTree] = [:]
  /// The files that have something in the type.
  private var files: Set<Int> = []

  mutating func add(_ accessor: Accessor, in file: Int) {
    add(accessor, in: file, below: accessor.name.namespaces[...])
  }

  private mutating func add(_ accessor: Accessor, in file: Int, below path: ArraySlice<SwiftName>) {
    files.insert(file)
    guard let next = path.first else { return members.append((accessor, file)) }
    types[next, default: AccessorTree()].add(accessor, in: file, below: path.dropFirst())
  }

  var isEmpty: Bool { members.isEmpty && types.isEmpty }
  /// Whether a file has something in the type.
  func belongs(to file: Int) -> Bool { files.contains(file) }
  /// Whether several files have something in the type.
  var isShared: Bool { files.count > 1 }

  /// Those members that a file has, and the types that it has for itself.
  func part(of file: Int) -> Self {
    var part = Self()
    part.members = members.filter { $0.file == file }
    part.types = types.filter { $0.value.files == [file] }
    return part
  }

  /// Those members that are in no type in it.
  var outermost: Self {
    var tree = self
    tree.types = [:]
    return tree
  }

  var sortedAccessors: [Accessor] { members.map(\.accessor).sorted { $0.name.member < $1.name.member } }
  var sortedTypes: [(name: SwiftName, tree: AccessorTree)] {
    types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension SwiftName: Comparable {
  /// The order of their bytes.
  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

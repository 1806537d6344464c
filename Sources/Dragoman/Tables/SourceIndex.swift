/// What tables a source has, without their contents: by place, then by name.
struct SourceIndex: Sendable {
  /// A place in a bundle where tables lie.
  enum Place: Sendable, Hashable {
    /// The folder of a language, or what stands for one.
    case language(Language)
    /// `Base.lproj`.
    case base
    /// Outside any `.lproj`.
    case root
  }

  /// What issues call the source.
  var name: String
  var traits = BundleTraits()
  /// From the part that gives way to the one that wins.
  private(set) var tables: [Place: [String: [TablePart]]] = [:]
  /// What was found wrong while looking.
  var issues: [LocalizationIssue] = []

  init(name: String) { self.name = name }

  mutating func add(_ part: TablePart, named name: String, at place: Place) {
    tables[place, default: [:]][name, default: []].append(part)
  }

  /// Notes that a language is there, even if it has no table.
  mutating func add(_ place: Place) {
    tables[place, default: [:]] = tables[place] ?? [:]
  }

  func parts(of table: String, at place: Place) -> [TablePart] {
    tables[place]?[table] ?? []
  }
}

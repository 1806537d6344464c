internal import Dragoman
internal import DragomanTools

/// `dragoman generate`: Swift that names every key.
struct Generate: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "generate",
    abstract: "Writes Swift that names every key: a property, or a function with typed arguments.",
    discussion: [
      "cart.items becomes L10n.Cart.items, a String, and .Cart.items, a LocalizedText that follows the language. The "
        + "source text and its comment are the documentation. Keys of other tables than Localizable are in a type of "
        + "the table's name. What .dragoman.json says under “generate” counts where no option says otherwise.",
      "Keys that would have the same name are an error that names both. Nothing is written then, and a file that would "
        + "not change keeps its date.",
    ],
    operands: [paths.declaration],
    options: [
      output.declaration, access.declaration, flat.declaration, name.declaration, bundle.declaration,
      tables.declaration, distinguish.declaration, sourceLanguage.declaration,
    ],
    exitStatuses: [
      (.done, "The code was written, or was there already."),
      (.found, "The code was written, without what was lost in a damaged file."),
    ])

  private static let paths = Operand<[String]>.repeatable(
    "PATH", help: "A folder or a file with translations; the current folder unless one is named.")
  private static let output = Option<String?>.optional(
    "output", letter: "o", "PATH",
    help: "A file that ends in .swift and gets everything, or a folder that gets a file for each table; the standard "
      + "output unless one is named.")
  private static let access = Option<AccessLevel?>.optional("access", "LEVEL", help: "public, package or internal.")
  private static let flat = Option<Bool>.flag(
    "flat", help: "Put all keys on one level, spelled as they are and without labels: .item_depth(3).")
  private static let name = Option<SwiftIdentifier?>.optional(
    "name", "NAME", help: "The name of the type around all keys, instead of L10n.")
  private static let bundle = Option<[BundleChoice]>.repeatable(
    "bundle", "[FOLDER=]EXPRESSION",
    help: "Where the texts are at run time, of one folder or of all: names with dots between them, Bundle.main. "
      + "Otherwise the resources of the target in a package, and Bundle.main elsewhere.")
  private static let tables = Option<CommaSeparated?>.optional(
    "tables", "NAMES", help: "Take these tables and no others, separated by commas.")
  private static let distinguish = Option<Bool>.flag(
    "distinguish", help: "Give keys that collide names with something behind them that tells them apart.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code.")

  private let paths: [String]
  private let output: GeneratedOutput?
  private let access: AccessLevel?
  private let isFlat: Bool
  private let name: SwiftIdentifier?
  private let bundles: [BundleChoice]
  private let tables: [String]?
  private let distinguishesKeys: Bool
  private let sourceLanguage: Language?

  init(_ values: ArgumentValues) throws(UsageError) {
    let paths = try values[Self.paths]
    self.paths = paths.isEmpty ? ["."] : paths
    output = try values[Self.output].map { GeneratedOutput($0) }
    access = try values[Self.access]
    isFlat = try values[Self.flat]
    name = try values[Self.name]
    bundles = try values[Self.bundle]
    tables = try values[Self.tables]?.elements
    distinguishesKeys = try values[Self.distinguish]
    sourceLanguage = try values[Self.sourceLanguage]
  }

  func run(on console: Console) throws -> ExitStatus {
    let projects = try Project.all(at: paths, knownRules: CheckRules.names, sourceLanguage: sourceLanguage)
    let generation = try generation(projects)
    if let output { try output.write(generation) } else { console.write(generation.file.text) }
    for diagnostic in generation.diagnostics { console.note(diagnostic.description) }
    return generation.lostContent ? .found : .done
  }

  private func generation(_ projects: [Project]) throws -> KeyGeneration {
    let progress = ProgressLine("Reading")
    defer { progress.end() }
    return try KeyGeneration(projects, options: options(projects)) { progress.update($0, of: $1) }
  }

  /// What the first project says, and what the command line says instead.
  private func options(_ projects: [Project]) -> GenerationOptions {
    var options = projects.first?.settings.generation ?? GenerationOptions()
    if let access { options.access = access }
    if let name { options.name = name }
    if let tables { options.tables = tables }
    if isFlat { options.style = .flat }
    if distinguishesKeys { options.distinguishesKeys = true }
    options.bundles += bundles
    return options
  }
}

extension AccessLevel: ArgumentValue {
  static var expectation: String { "public, package or internal" }

  init?(argument: String) { self.init(rawValue: argument) }
}

extension SwiftIdentifier: ArgumentValue {
  static var expectation: String { "a name in Swift that generated code does not need itself" }

  init?(argument: String) { self.init(argument) }
}

extension BundleChoice: ArgumentValue {
  static var expectation: String { "names with dots between them, such as Bundle.main" }

  init?(argument: String) { self.init(argument) }
}

extension CollidingKeys: CommandFailure {
  var details: [String] { pairs.map(\.description) }
}

extension UnwritableFile: CommandFailure {}

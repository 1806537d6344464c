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
      "With --access public or package the members of LocalizedText are the module's own, so that modules with the "
        + "same keys go together. Those who import it write L10n.LocalizedTexts.Cart.items; a --name of its own tells "
        + "it from theirs.",
      "Keys that would have the same name are an error that names both. Nothing is written then, and a file that would "
        + "not change keeps its date. A file that was not generated is never replaced.",
      "In a package the texts of each target are looked up in the resources of that target, wherever the code stands.",
    ],
    operands: [paths.declaration],
    options: [
      output.declaration, access.declaration, flat.declaration, name.declaration, bundle.declaration,
      tables.declaration, distinguish.declaration, embed.declaration, sourceLanguage.declaration,
      settingsLink.declaration,
    ],
    exitStatuses: [
      (.done, "The code was written, or was there already."),
      (.found, "The code was written, without what was lost in a damaged file."),
    ])

  private static let paths = Operand<[String]>.repeatable(
    "PATH", help: "A folder or a file with translations; the current folder unless one is named.")
  private static let output = Option<GeneratedOutput?>.optional(
    "output", letter: "o", "PATH",
    help: "A file that ends in .swift and gets everything, or a folder that gets a file for each table; the standard "
      + "output unless one is named.")
  private static let access = Option<AccessLevel?>.optional("access", "LEVEL", help: "public, package or internal.")
  private static let flat = Option<Bool>.flag(
    "flat",
    help: "Put all keys on one level, spelled as they are; arguments by position have no labels: .item_depth(3).")
  private static let name = Option<SwiftIdentifier?>.optional(
    "name", "NAME", help: "The name of the type around all keys, instead of L10n.")
  private static let bundle = Option<[BundleChoice]>.repeatable(
    "bundle", "[FOLDER=]EXPRESSION",
    help: "Where the texts are at run time, of one folder, which must be there, or of all: names with dots between "
      + "them, Bundle.main. Otherwise the resources of the target in a package, and Bundle.main elsewhere.")
  private static let tables = Option<CommaSeparated?>.optional(
    "tables", "NAMES", help: "Take these tables and no others, separated by commas.")
  private static let distinguish = Option<Bool>.flag(
    "distinguish", help: "Give keys that collide names with something behind them that tells them apart.")
  private static let embed = Option<Bool>.flag(
    "embed",
    help: "Write the texts of all languages too, as literals: the program needs no file of them, and shows them with "
      + "Localizer.main = Localizer(sources: [.l10n]), by the name of the type. Other modules name the source "
      + "L10n.translationSource; where two sources have a key, the first one counts.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code; it is an error if no file is in it.")
  private static let settingsLink = Option<GeneratedOutput?>.optional(
    "settings-link", "FILE",
    help: "A file that becomes a hard link to the .dragoman.json among the paths, of which the first that is there "
      + "counts, and empty where none is: a build sees by it that the settings have changed.")

  private let paths: [String]
  private let output: GeneratedOutput?
  private let access: AccessLevel?
  private let isFlat: Bool
  private let name: SwiftIdentifier?
  private let bundles: [BundleChoice]
  private let tables: [String]?
  private let distinguishesKeys: Bool
  private let embedsTexts: Bool
  private let sourceLanguage: Language?
  private let settingsLink: String?

  init(_ values: ArgumentValues) throws(UsageError) {
    let paths = try values[Self.paths]
    if paths.contains("") { throw .invalidValue("", of: "PATH", expectation: "the path of a folder or a file") }
    self.paths = paths.isEmpty ? ["."] : paths
    output = try values[Self.output]
    access = try values[Self.access]
    isFlat = try values[Self.flat]
    name = try values[Self.name]
    bundles = try values[Self.bundle]
    tables = try values[Self.tables]?.elements(of: Self.tables.key)
    distinguishesKeys = try values[Self.distinguish]
    embedsTexts = try values[Self.embed]
    sourceLanguage = try values[Self.sourceLanguage]
    settingsLink = try values[Self.settingsLink]?.path
  }

  func run(on console: Console) throws -> ExitStatus {
    let settings = NearestSettings(among: paths)
    if let settingsLink { try settings.link(to: settingsLink) }
    let paths = settingsLink == nil ? paths : settings.paths
    let projects = try Project.all(at: paths, knownRules: CheckRules.names, sourceLanguage: sourceLanguage)
    let generation = try generation(projects, requiresOfSettings: !settings.isNamed)
    if let output { try output.write(generation) } else { console.write(generation.file.text) }
    // A build that goes on tells of no errors.
    let diagnostics = generation.diagnostics.map { generation.lostContent ? $0 : $0.asWarning }
    for diagnostic in diagnostics { console.note(diagnostic.description) }
    return generation.lostContent ? .found : .done
  }

  private func generation(_ projects: [Project], requiresOfSettings: Bool) throws -> KeyGeneration {
    let progress = ProgressLine("Reading")
    defer { progress.end() }
    let options = options(projects.first?.settings ?? ProjectSettings(), requiresOfSettings)
    return try KeyGeneration(projects, options: options) { progress.update($0, of: $1) }
  }

  /// What the first project says, and what the command line says instead.
  private func options(_ settings: ProjectSettings, _ requiresOfSettings: Bool) -> GenerationOptions {
    var options = settings.generation
    if requiresOfSettings, settings.areOwn {
      options.requiredTables = .one
      options.requiredBundles = options.bundles
    }
    if let tables {
      options.tables = tables
      options.requiredTables = .all
    }
    if let access { options.access = access }
    if let name { options.name = name }
    options.output = output?.path
    if isFlat { options.style = .flat }
    if distinguishesKeys { options.distinguishesKeys = true }
    if embedsTexts { options.embedsTexts = true }
    options.bundles += bundles
    options.requiredBundles += bundles
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

extension GeneratedOutput: ArgumentValue {
  static var expectation: String { "the path of a file or a folder" }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }
}

extension BundleChoice: ArgumentValue {
  static var expectation: String { "names with dots between them, such as Bundle.main" }

  init?(argument: String) { self.init(argument) }
}

extension CollidingKeys: CommandFailure {
  var details: [String] { pairs.map(\.description) }
}

extension UnknownTables: CommandFailure {}
extension UnknownFolders: CommandFailure {}
extension EmbeddedBundles: CommandFailure {}
extension UnwritableFile: CommandFailure {}

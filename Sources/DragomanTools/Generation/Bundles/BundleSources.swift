/// Which source is that of each bundle.
struct BundleSources: Sendable {
  private let choices: [BundleChoice]
  private let modules: [String: String]
  /// The module whose code is generated; nil where that is none of a package, or not known.
  private let ownModule: String?
  private let namesModules: Bool
  private let areEmbedded: Bool

  init(_ bundles: [LocatedBundle], options: GenerationOptions) {
    choices = options.bundles
    areEmbedded = options.embedsTexts
    var reader = PackageModules()
    let found = bundles.compactMap { bundle in reader.module(at: bundle.path).map { (bundle.path, $0) } }
    let modules = Dictionary(found) { $1 }
    self.modules = modules
    // What a plugin writes belongs to the target that it is used by, whose resources these are.
    let output = options.output.flatMap { ForeignFolders.isBelow($0) ? nil : $0 }
    ownModule = output.flatMap { reader.module(at: LocatedBundle.resolved($0)) }
    namesModules = output != nil || Set(bundles.map { modules[$0.path] }).count > 1
  }

  subscript(bundle: LocatedBundle) -> BundleSource {
    if let choice = choices.last(where: { $0.suits(bundle.path) }) { return .expression(choice.expression) }
    if areEmbedded { return .program }
    guard namesModules, let module = modules[bundle.path], module != ownModule else { return .ownModule }
    return .module(module)
  }
}

extension ForeignFolders {
  /// Whether a path leads through a folder that tools fill.
  fileprivate static func isBelow(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0 != "." && $0 != ".." && contains($0) }
  }
}

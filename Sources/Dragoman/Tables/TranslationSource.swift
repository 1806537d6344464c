public import Foundation

/// Where translations come from.
///
/// A localizer takes several; an earlier one wins over a later one. No file is read before the first look-up.
public struct TranslationSource: Sendable {
  enum Origin: Sendable {
    case mainBundle
    case directory(URL)
    case tree(any FileTree, BundleTraits)
    case embedded([EmbeddedCatalog])
    case dictionary([Language: [String: String]], table: String?)
    indirect case mapped(TranslationSource, as: Language, TextMapping)
  }

  let origin: Origin
  /// The path of the bundle whose resources these are.
  var bundlePath: String?
  /// What the property lists are called that are the default table.
  var propertyListName = Table.defaultName
  /// Whether compiled catalogs stand for the files that they were made of.
  var usesCompiled = true

  /// The resources of the program itself.
  public static var main: Self { Self(origin: .mainBundle, bundlePath: Bundle.main.bundlePath) }

  /// The resources of a bundle, such as `.module`.
  public static func bundle(_ bundle: Bundle) -> Self {
    let tree = DirectoryTree(folder: bundle.resourceURL ?? bundle.bundleURL, isBundle: true)
    return Self(origin: .tree(tree, BundleTraits(bundle)), bundlePath: bundle.bundlePath)
  }

  /// A folder with `.lproj` folders, String Catalogs or `<code>_Localizable.plist` files in it, or with the compiled
  /// catalogs of such a folder.
  ///
  /// An `Info.plist` in it may name the default language.
  public static func directory(_ url: URL) -> Self {
    Self(origin: .directory(url))
  }

  /// The source with property lists of another name than `<code>_Localizable.plist`: with `Texts`, `uk_Texts.plist` is
  /// the table `Localizable` of Ukrainian.
  public func propertyLists(named name: String) -> Self {
    var source = self
    source.propertyListName = name
    return source
  }

  /// Texts by language and key.
  public static func dictionary(_ texts: [Language: [String: String]], table: String? = nil) -> Self {
    Self(origin: .dictionary(texts, table: table))
  }

  /// Texts that are a part of the program, as `dragoman generate --embed` writes them: no file is read.
  public static func embedded(_ catalogs: [EmbeddedCatalog]) -> Self { Self(origin: .embedded(catalogs)) }

  /// The texts that another source has in its default language, changed, as those of a language of their own.
  package static func mapped(_ source: Self, as language: Language, by mapping: TextMapping) -> Self {
    Self(origin: .mapped(source, as: language, mapping))
  }

  /// Files that are part of the program, by their paths: `uk.lproj/Localizable.strings`.
  package static func files(_ files: [String: [UInt8]], named name: String, defaultLanguage: Language?) -> Self {
    let traits = BundleTraits(developmentLanguage: defaultLanguage)
    return Self(origin: .tree(MemoryTree(name: name, files: files), traits))
  }
}

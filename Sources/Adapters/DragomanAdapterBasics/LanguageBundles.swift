package import Dragoman
package import Foundation
import Synchronization

/// The folders of a bundle that belong to languages, each as a bundle of its own.
///
/// It can be used on any thread.
package struct LanguageBundles: Sendable {
  private let folders: [Language: Bundle]
  private let base: Bundle?

  /// Finds the folders of a bundle.
  package init(_ bundle: Bundle) {
    self = Self.cache.found(at: bundle.resourcePath ?? bundle.bundlePath)
  }

  fileprivate init(path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.filter { $0.lowercased().hasSuffix(".lproj") }.compactMap { name in
      Bundle(path: "\(path)/\(name)").map { (name: name, bundle: $0) }
    }
    let languages = found.compactMap { name, bundle in LanguageFolder.language(name).map { ($0, bundle) } }
    folders = Dictionary(languages) { first, _ in first }
    base = found.first { $0.name.lowercased() == "base.lproj" }?.bundle
  }

  /// The bundles in which something of a language is looked for, the nearest first: its own, those of its parents,
  /// `Base` and those of the default language.
  package func bundles(for language: Language, default defaultLanguage: Language) -> [Bundle] {
    let own = ([language] + language.parents).map { folders[$0] }
    let further = ([defaultLanguage] + defaultLanguage.parents).map { folders[$0] }
    var seen: Set<ObjectIdentifier> = []
    return (own + [base] + further).compactMap(\.self).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private static let cache = Cache()

  private final class Cache: Sendable {
    private let found = Mutex<[String: LanguageBundles]>([:])

    func found(at path: String) -> LanguageBundles {
      if let known = found.withLock({ $0[path] }) { return known }
      let bundles = LanguageBundles(path: path)
      found.withLock { $0[path] = bundles }
      return bundles
    }
  }
}

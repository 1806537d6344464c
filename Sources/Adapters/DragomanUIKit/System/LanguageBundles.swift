#if !os(macOS) && !os(watchOS)
  import Dragoman
  import Foundation
  import Synchronization

  /// The folders of a bundle that belong to languages, each as a bundle of its own.
  ///
  /// It can be used on any thread.
  struct LanguageBundles: Sendable {
    private let folders: [Language: String]
    private let base: String?

    /// Finds the folders of a bundle.
    init(_ bundle: Bundle) {
      self = Self.cache.found(at: bundle.resourcePath ?? bundle.bundlePath)
    }

    fileprivate init(path: String) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let found = names.filter { $0.hasSuffix(".lproj") }.map { ($0, "\(path)/\($0)") }
      folders = Dictionary(
        found.compactMap { name, path in LanguageFolder.language(name).map { ($0, path) } }
      ) { first, _ in first }
      base = found.first { name, _ in name.lowercased() == "base.lproj" }?.1
    }

    /// The bundles in which something of a language is looked for, the nearest first: its own, those of its parents,
    /// `Base` and those of the default language.
    func bundles(for language: Language, default defaultLanguage: Language) -> [Bundle] {
      let own = ([language] + language.parents).map { folders[$0] }
      let further = ([defaultLanguage] + defaultLanguage.parents).map { folders[$0] }
      var seen: Set<String> = []
      return (own + [base] + further).compactMap(\.self).filter { seen.insert($0).inserted }.compactMap(
        Bundle.init(path:))
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
#endif

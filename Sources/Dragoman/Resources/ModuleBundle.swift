public import Foundation

/// The bundle in which SwiftPM puts the resources of a target: `Package_Target`.
enum ModuleBundle {
  /// Finds the bundle of a module in the first folder that has one.
  ///
  /// - Parameter module: The module, as Swift calls it. What no identifier has in the name of the target is `_` in it.
  static func find(_ module: String, in folders: [URL]) -> Bundle? {
    var known: Set<String> = []
    for folder in folders where known.insert(folder.path).inserted {
      for name in names(of: module, in: folder) {
        if let bundle = Bundle(path: folder.appending(path: name).path) { return bundle }
      }
    }
    return nil
  }

  /// Where the bundle of a target may lie: beside the program, in it, or near where the target is linked into.
  static func folders(near anchor: AnyClass?) -> [URL] {
    let bundles = [.main] + (anchor.map { [Bundle(for: $0)] } ?? [])
    let own = bundles.flatMap { [$0.resourceURL, $0.bundleURL].compactMap(\.self) }
    // Tests and previews are bundles themselves, beside or below that of the target.
    let around = bundles.dropFirst().flatMap { bundle in
      sequence(first: bundle.bundleURL) { $0.deletingLastPathComponent() }.dropFirst().prefix(3)
    }
    return own + around
  }

  /// The names that may be meant, the likeliest first: targets with `_` in their names are rare.
  private static func names(of module: String, in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { isName($0, of: module) }.sorted { left, right in
      let (leftCount, rightCount) = (left.count { $0 == "_" }, right.count { $0 == "_" })
      return leftCount == rightCount ? left < right : leftCount < rightCount
    }
  }

  private static func isName(_ name: String, of module: String) -> Bool {
    guard let end = extensions.first(where: name.hasSuffix) else { return false }
    let identifier = name.dropLast(end.count).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    return identifier.hasSuffix("_" + module)
  }

  private static let extensions = [".bundle", ".resources"]
}

extension Localizer {
  /// The bundle with the resources of a package's target, for code that is generated.
  ///
  /// It is what `Bundle.module` is, but for two things: where the bundle is missing this is nil and an issue, where
  /// that ends the program; and it belongs to no actor, also in a module that belongs to the main actor by default.
  ///
  /// - Parameters:
  ///   - fileID: A file of the target, as `#fileID` says it.
  ///   - anchor: A class of the target, near which the bundle may lie.
  public static func bundle(ofModule fileID: String = #fileID, near anchor: AnyClass? = nil) -> Bundle? {
    let module = String(fileID.prefix { $0 != "/" })
    if let bundle = ModuleBundle.find(module, in: ModuleBundle.folders(near: anchor)) { return bundle }
    main.reporter.report(LocalizationIssue(.missingBundle(module: module)))
    return nil
  }
}

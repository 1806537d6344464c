import Foundation
import Synchronization

extension Localizer {
  private struct Owner: Hashable {
    let main: ObjectIdentifier
    let path: String
  }

  private static let shared = Mutex<[Owner: Localizer]>([:])

  /// The localizer of a bundle: ``main`` if the bundle is among its sources or the folder of its language, else one for
  /// all who name that bundle, which follows the same selection, formats alike and reports to the same place.
  static func shared(for bundle: Bundle?, besides main: Localizer = main) -> Localizer {
    guard let bundle, !main.covers(bundle), !main.speaks(bundle) else { return main }
    let owner = Owner(main: ObjectIdentifier(main), path: bundle.bundlePath)
    return shared.withLock { shared in
      let localizer = shared[owner] ?? main.sibling(over: bundle)
      shared[owner] = localizer
      return localizer
    }
  }

  /// What is done with the localizer of a bundle; see ``shared(for:)``.
  static func withShared<Result>(for bundle: Bundle?, _ body: (Localizer) -> Result) -> Result {
    if let bundle { body(shared(for: bundle)) } else { withMain(body) }
  }

  /// Whether a bundle is the folder of the language in force: what libraries hand on that change the language by its
  /// bundle.
  private func speaks(_ folder: Bundle) -> Bool {
    folder.bundlePath.hasSuffix(".lproj") && bundles.contains { languageFolders(of: $0).first == folder.bundlePath }
  }

  private func sibling(over bundle: Bundle) -> Localizer {
    Localizer(bundle: bundle, selection: selection, configuration: configuration, onIssue: reporter.handler)
  }
}

import Foundation
import Synchronization

extension Localizer {
  private static let shared = Mutex<[String: Localizer]>([:])

  /// The localizer of a bundle: ``main`` if it is the main one's, else one for all who name that bundle.
  static func shared(for bundle: Bundle?) -> Localizer {
    guard let bundle else { return main }
    let path = bundle.bundlePath
    let main = main
    if main.bundlePath == path { return main }
    return shared.withLock { shared in
      let localizer = shared[path] ?? Localizer(bundle: bundle)
      shared[path] = localizer
      return localizer
    }
  }
}

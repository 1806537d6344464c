import Foundation
import Synchronization

/// The folders of the bundles that were named in a call; a bundle does not change while the program runs.
enum BundleResources {
  private static let known = Mutex<[String: ResourceIndex]>([:])

  static func index(of bundle: Bundle) -> ResourceIndex {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let index = known.withLock({ $0[path] }) { return index }
    let index = ResourceIndex([.bundle(bundle)])
    return known.withLock { known in
      let index = known[path] ?? index
      known[path] = index
      return index
    }
  }
}

import Dragoman
import Foundation
import AppKitStandIn

/// A localized property of the adapter: how it is bound, and what it writes.
struct PropertyCase: Sendable, CustomStringConvertible {
  let description: String
  /// Makes an object, and says how its property is bound, which text is bound, and what is shown.
  let make: @MainActor @Sendable () -> Probe

  @MainActor struct Probe {
    let bind: (LocalizedText?) -> Void
    let bound: () -> LocalizedText?
    let shown: () -> String?
    let writeByHand: (String) -> Void
  }
}

extension PropertyCase {
  /// A property whose objects are made by a closure.
  init<Object: AnyObject>(
    _ description: String, _ object: @escaping @MainActor @Sendable () -> Object,
    get: @escaping @MainActor @Sendable (Object) -> LocalizedText?,
    set: @escaping @MainActor @Sendable (Object, LocalizedText?) -> Void,
    shown: @escaping @MainActor @Sendable (Object) -> String?,
    byHand: @escaping @MainActor @Sendable (Object, String) -> Void
  ) {
    self.init(description: description) {
      let object = object()
      return Probe(
        bind: { set(object, $0) }, bound: { get(object) }, shown: { shown(object) }, writeByHand: { byHand(object, $0) }
      )
    }
  }
}

public import Foundation

/// What responds to events.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }
}

public import Foundation

/// What responds to events.
@MainActor open class NSResponder: NSObject {
  /// The menu of the responder.
  open var menu: NSMenu?

  /// Makes a responder.
  public override init() { super.init() }

  /// Makes a responder from an archive.
  public required init?(coder: NSCoder) { super.init() }
}

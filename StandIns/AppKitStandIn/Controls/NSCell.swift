public import Foundation

/// What draws a part of a view.
@MainActor open class NSCell: NSObject {
  private var ownDirection: NSUserInterfaceLayoutDirection?

  /// The direction of its content.
  @available(macOS 10.6, *)
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { ownDirection ?? AppEnvironment.launchDirection }
    set { ownDirection = newValue }
  }

  /// Makes a cell.
  public override init() { super.init() }
}

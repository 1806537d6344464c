public import Foundation

/// A tab.
@MainActor open class NSTabViewItem: NSObject {
  /// What tells it apart.
  open var identifier: Any?
  /// What it says.
  open var label = ""
  /// The image.
  open var image: NSImage?
  /// What is shown when it is chosen.
  open var view: NSView?
  /// The controller of what is shown.
  open var viewController: NSViewController?
  /// What is shown while the pointer rests on it.
  open var toolTip: String?

  /// Makes a tab.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
}

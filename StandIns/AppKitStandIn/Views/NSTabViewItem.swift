public import Foundation

/// A tab.
open class NSTabViewItem: NSObject {
  /// What tells it apart.
  open var identifier: Any?
  /// What it says.
  open var label = ""
  /// The image.
  @available(macOS 10.10, *)
  open var image: NSImage?
  /// What is shown when it is chosen.
  open var view: NSView?
  /// The controller of what is shown.
  @available(macOS 10.10, *)
  open var viewController: NSViewController?
  /// What is shown while the pointer rests on it.
  @available(macOS 10.6, *)
  open var toolTip: String?

  /// Makes a tab.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
}

public import Foundation

/// A column of a table.
@MainActor open class NSTableColumn: NSObject {
  /// What tells it apart.
  open var identifier: NSUserInterfaceItemIdentifier
  /// What its header says.
  open var title = ""
  /// What is shown while the pointer rests on its header.
  @available(macOS 10.5, *)
  open var headerToolTip: String?

  /// Makes a column.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

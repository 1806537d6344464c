public import Foundation

/// A question to the person.
@MainActor open class NSAlert: NSObject {
  /// The question.
  open var messageText = ""
  /// What explains it.
  open var informativeText = ""
  /// The image.
  open var icon: NSImage!
  /// The buttons, the default one first.
  open private(set) var buttons: [NSButton] = []
  /// Whether there is a box for not asking again.
  @available(macOS 10.5, *)
  open var showsSuppressionButton = false
  /// The box for not asking again.
  @available(macOS 10.5, *)
  open private(set) var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  /// A view below the text.
  @available(macOS 10.5, *)
  open var accessoryView: NSView?
  /// The window of the alert.
  open private(set) var window: NSWindow = NSPanel()

  /// Makes an alert.
  public override init() { super.init() }

  /// Adds a button.
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    buttons.append(button)
    return button
  }
}

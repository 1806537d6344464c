public import Foundation

/// A button, a check box or a radio button.
@MainActor open class NSButton: NSControl {
  /// The title with attributes.
  open var attributedTitle = NSAttributedString(string: "Button")
  /// The title of the button while it is on, with attributes.
  open var attributedAlternateTitle = NSAttributedString(string: "")
  /// The image.
  open var image: NSImage?
  /// The image of the button while it is on.
  open var alternateImage: NSImage?
  /// Whether it is on.
  open var state: NSControl.StateValue = .off

  /// The title.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// The title of the button while it is on.
  open var alternateTitle: String {
    get { attributedAlternateTitle.string }
    set { attributedAlternateTitle = NSAttributedString(string: newValue) }
  }

  /// Makes a button.
  @available(macOS 10.12, *)
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a check box.
  @available(macOS 10.12, *)
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }

  /// Makes a radio button.
  @available(macOS 10.12, *)
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }
}

public import Foundation

/// A field for text, or a label.
@MainActor open class NSTextField: NSControl {
  /// What stands in the field while it is empty.
  @available(macOS 10.10, *)
  open var placeholderString: String?
  /// What stands in the field while it is empty, with attributes.
  @available(macOS 10.10, *)
  open var placeholderAttributedString: NSAttributedString?
  /// Whether a person can write in it.
  open var isEditable = true
}

extension NSTextField {
  /// Makes a label.
  @available(macOS 10.12, *)
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    isEditable = false
    self.stringValue = stringValue
  }

  /// Makes a field with a text.
  @available(macOS 10.12, *)
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
}

public import Foundation

/// What assistive technologies ask of an element.
public protocol NSAccessibilityProtocol: NSObjectProtocol {
  /// What names the element.
  func accessibilityLabel() -> String?

  /// Sets what names the element.
  func setAccessibilityLabel(_ accessibilityLabel: String?)

  /// What explains the element.
  func accessibilityHelp() -> String?

  /// Sets what explains the element.
  func setAccessibilityHelp(_ accessibilityHelp: String?)

  /// The value of the element.
  func accessibilityValue() -> Any?

  /// Sets the value of the element.
  func setAccessibilityValue(_ accessibilityValue: Any?)
}

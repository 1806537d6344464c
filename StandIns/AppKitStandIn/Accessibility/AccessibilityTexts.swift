import Foundation

/// What an element says to assistive technologies.
struct AccessibilityTexts {
  var label: String?
  var help: String?
  var value: Any?
}

public import Foundation

extension NSObject {
  /// What names the element.
  @MainActor public var accessibilityLabel: String? {
    get { AccessibilityTexts.texts(of: self).label }
    set { AccessibilityTexts.change(self) { $0.label = newValue } }
  }

  /// What says what an action on the element does.
  @MainActor public var accessibilityHint: String? {
    get { AccessibilityTexts.texts(of: self).hint }
    set { AccessibilityTexts.change(self) { $0.hint = newValue } }
  }

  /// The value of the element.
  @MainActor public var accessibilityValue: String? {
    get { AccessibilityTexts.texts(of: self).value }
    set { AccessibilityTexts.change(self) { $0.value = newValue } }
  }

  /// The language in which the element's texts are spoken.
  @MainActor public var accessibilityLanguage: String? {
    get { AccessibilityTexts.texts(of: self).language }
    set { AccessibilityTexts.change(self) { $0.language = newValue } }
  }
}

/// Holds for each object what an extension cannot.
@MainActor private enum AccessibilityTexts {
  struct Texts {
    weak var object: NSObject?
    var label: String?
    var hint: String?
    var value: String?
    var language: String?
  }

  private static var all: [ObjectIdentifier: Texts] = [:]

  static func texts(of object: NSObject) -> Texts {
    // An address is used again as soon as its object is gone.
    if let texts = all[ObjectIdentifier(object)], texts.object === object { return texts }
    return Texts(object: object)
  }

  static func change(_ object: NSObject, _ change: (inout Texts) -> Void) {
    var texts = texts(of: object)
    change(&texts)
    all[ObjectIdentifier(object)] = texts
  }
}

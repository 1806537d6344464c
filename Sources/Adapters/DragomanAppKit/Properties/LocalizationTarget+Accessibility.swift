#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension LocalizationTarget where Self: NSAccessibilityProtocol {
    /// What names the element for VoiceOver; nil unbinds it.
    @MainActor public var localizedAccessibilityLabel: LocalizedText? {
      get { localizedText(for: AccessibilitySlot.label) }
      set {
        setLocalizedText(newValue, for: AccessibilitySlot.label) {
          $0.accessibilityLabel()
        } write: {
          $0.setAccessibilityLabel($1.string)
        }
      }
    }

    /// What explains the element for VoiceOver; nil unbinds it.
    @MainActor public var localizedAccessibilityHelp: LocalizedText? {
      get { localizedText(for: AccessibilitySlot.help) }
      set {
        setLocalizedText(newValue, for: AccessibilitySlot.help) {
          $0.accessibilityHelp()
        } write: {
          $0.setAccessibilityHelp($1.string)
        }
      }
    }

    /// The value of the element for VoiceOver; nil unbinds it.
    @MainActor public var localizedAccessibilityValue: LocalizedText? {
      get { localizedText(for: AccessibilitySlot.value) }
      set {
        setLocalizedText(newValue, for: AccessibilitySlot.value) {
          $0.accessibilityValue() as? String
        } write: {
          $0.setAccessibilityValue($1.string)
        }
      }
    }
  }

  private enum AccessibilitySlot {
    static let label: LocalizedSlot = "accessibilityLabel"
    static let help: LocalizedSlot = "accessibilityHelp"
    static let value: LocalizedSlot = "accessibilityValue"
  }
#endif

#if !os(macOS) && !os(watchOS)
  public import Dragoman
  public import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  extension LocalizationTarget where Self: NSObject {
    /// What names the element for VoiceOver; nil unbinds it.
    @MainActor public var localizedAccessibilityLabel: LocalizedText? {
      get { spoken.accessibilityLabel }
      set { spoken.accessibilityLabel = newValue }
    }

    /// What VoiceOver says that an action on the element does; nil unbinds it.
    @MainActor public var localizedAccessibilityHint: LocalizedText? {
      get { spoken.accessibilityHint }
      set { spoken.accessibilityHint = newValue }
    }

    /// The value of the element for VoiceOver; nil unbinds it.
    @MainActor public var localizedAccessibilityValue: LocalizedText? {
      get { spoken.accessibilityValue }
      set { spoken.accessibilityValue = newValue }
    }

    @MainActor private var spoken: LocalizedProperties<NSObject> { LocalizedProperties(self) }
  }
#endif

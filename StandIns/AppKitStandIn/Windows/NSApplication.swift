import Foundation

/// The app.
@MainActor open class NSApplication: NSResponder, @preconcurrency NSAccessibilityProtocol {
  private struct Opened {
    weak var window: NSWindow?
  }

  private static let only = NSApplication()
  private var spoken = AccessibilityTexts()
  private var opened: [Opened] = []

  /// The app.
  open class var shared: NSApplication { only }

  /// The menu bar.
  open var mainMenu: NSMenu?

  /// The windows.
  open var windows: [NSWindow] { opened.compactMap(\.window) }

  /// The direction of the language in which the app was launched.
  @available(macOS 10.6, *)
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { AppEnvironment.launchDirection }

  func opened(_ window: NSWindow) {
    opened.removeAll { $0.window == nil }
    opened.append(Opened(window: window))
  }

  open func accessibilityLabel() -> String? { spoken.label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken.label = accessibilityLabel }

  open func accessibilityHelp() -> String? { spoken.help }

  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken.help = accessibilityHelp }

  open func accessibilityValue() -> Any? { spoken.value }

  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken.value = accessibilityValue }
}

public import Foundation

/// A window.
@MainActor open class NSWindow: NSResponder, @preconcurrency NSAccessibilityProtocol {
  private var spoken = AccessibilityTexts()

  /// The title.
  open var title = ""
  /// What stands below the title.
  @available(macOS 11.0, *)
  open var subtitle = ""
  /// The title in the Dock.
  open var miniwindowTitle: String!
  /// The toolbar.
  open var toolbar: NSToolbar?
  /// What stands in the title bar besides.
  @available(macOS 10.10, *)
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []

  /// The view that fills the window.
  open var contentView: NSView? {
    didSet {
      oldValue?.enter(nil)
      contentView?.enter(self)
    }
  }

  /// The controller of the view that fills the window.
  @available(macOS 10.10, *)
  open var contentViewController: NSViewController? {
    didSet { if let contentViewController { contentView = contentViewController.view } }
  }

  /// Makes a window.
  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) {
    super.init()
    open(NSView(frame: contentRect))
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    open(NSView())
  }

  /// Makes a window with nothing in it.
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
  }

  /// Makes a window with the view of a controller.
  @available(macOS 10.10, *)
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentView = contentViewController.view
    contentView?.enter(self)
  }

  private func open(_ view: NSView) {
    contentView = view
    view.enter(self)
    NSApplication.shared.opened(self)
  }

  open func accessibilityLabel() -> String? { spoken.label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken.label = accessibilityLabel }

  open func accessibilityHelp() -> String? { spoken.help }

  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken.help = accessibilityHelp }

  open func accessibilityValue() -> Any? { spoken.value }

  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken.value = accessibilityValue }
}

extension NSWindow {
  /// What a window has.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Makes a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static var borderless: StyleMask { [] }
    /// A title bar.
    public static var titled: StyleMask { StyleMask(rawValue: 1 << 0) }
    /// A button that closes it.
    public static var closable: StyleMask { StyleMask(rawValue: 1 << 1) }
  }

  /// How a window keeps what is drawn.
  public enum BackingStoreType: UInt, Sendable {
    /// In a buffer.
    case buffered = 2
  }
}

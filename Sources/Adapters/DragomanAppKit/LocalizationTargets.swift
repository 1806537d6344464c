#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  /// Views, controllers, windows and the app can have texts bound to them.
  extension NSResponder: LocalizationTarget {}

  /// Menus can have texts bound to them.
  extension NSMenu: LocalizationTarget {}

  /// Items of menus can have texts bound to them.
  extension NSMenuItem: LocalizationTarget {}

  /// Columns of tables can have texts bound to them.
  extension NSTableColumn: LocalizationTarget {}

  /// Items of toolbars can have texts bound to them.
  extension NSToolbarItem: LocalizationTarget {}

  /// Tabs can have texts bound to them.
  extension NSTabViewItem: LocalizationTarget {}

  /// Alerts can have texts bound to them.
  extension NSAlert: LocalizationTarget {}
#endif

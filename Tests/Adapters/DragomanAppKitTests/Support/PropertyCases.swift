import Dragoman
import DragomanAppKit
import Foundation
import AppKitStandIn

extension PropertyCase {
  /// All localized properties of the adapter; a new one is a new line.
  static let all: [PropertyCase] = fields + views + menus + windows + items + numbered + spoken

  private static func plain(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }

  private static let fields: [PropertyCase] = [
    PropertyCase(
      "NSTextField.stringValue", { NSTextField() }, get: { $0.localizedStringValue },
      set: { $0.localizedStringValue = $1 }, shown: { $0.stringValue },
      byHand: { $0.stringValue = $1 }),
    PropertyCase(
      "NSTextField.placeholderString", { NSTextField() }, get: { $0.localizedPlaceholderString },
      set: { $0.localizedPlaceholderString = $1 }, shown: { $0.placeholderString },
      byHand: { $0.placeholderString = $1 }),
    PropertyCase(
      "NSTextField.attributedStringValue", { NSTextField() }, get: { $0.localizedAttributedStringValue },
      set: { $0.localizedAttributedStringValue = $1 }, shown: { $0.attributedStringValue.string },
      byHand: { $0.attributedStringValue = plain($1) }),
    PropertyCase(
      "NSTextField.placeholderAttributedString", { NSTextField() }, get: { $0.localizedPlaceholderAttributedString },
      set: { $0.localizedPlaceholderAttributedString = $1 }, shown: { $0.placeholderAttributedString?.string },
      byHand: { $0.placeholderAttributedString = plain($1) }),
    PropertyCase(
      "NSTextView.string", { NSTextView() }, get: { $0.localizedString }, set: { $0.localizedString = $1 },
      shown: { $0.string },
      byHand: { $0.string = $1 }),
  ]

  private static let views: [PropertyCase] = [
    PropertyCase(
      "NSButton.title", { NSButton() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSButton.alternateTitle", { NSButton() }, get: { $0.localizedAlternateTitle },
      set: { $0.localizedAlternateTitle = $1 }, shown: { $0.alternateTitle },
      byHand: { $0.alternateTitle = $1 }),
    PropertyCase(
      "NSButton.attributedTitle", { NSButton() }, get: { $0.localizedAttributedTitle },
      set: { $0.localizedAttributedTitle = $1 }, shown: { $0.attributedTitle.string },
      byHand: { $0.attributedTitle = plain($1) }),
    PropertyCase(
      "NSButton.attributedAlternateTitle", { NSButton() }, get: { $0.localizedAttributedAlternateTitle },
      set: { $0.localizedAttributedAlternateTitle = $1 }, shown: { $0.attributedAlternateTitle.string },
      byHand: { $0.attributedAlternateTitle = plain($1) }),
    PropertyCase(
      "NSView.toolTip", { NSView() }, get: { $0.localizedToolTip }, set: { $0.localizedToolTip = $1 },
      shown: { $0.toolTip },
      byHand: { $0.toolTip = $1 }),
    PropertyCase(
      "NSBox.title", { NSBox() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 }, shown: { $0.title },
      byHand: { $0.title = $1 }),
  ]

  private static let menus: [PropertyCase] = [
    PropertyCase(
      "NSMenu.title", { NSMenu(title: "") }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSMenuItem.title", { NSMenuItem(title: "", action: nil, keyEquivalent: "") }, get: { $0.localizedTitle },
      set: { $0.localizedTitle = $1 }, shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSMenuItem.subtitle", { NSMenuItem(title: "", action: nil, keyEquivalent: "") }, get: { $0.localizedSubtitle },
      set: { $0.localizedSubtitle = $1 }, shown: { $0.subtitle },
      byHand: { $0.subtitle = $1 }),
    PropertyCase(
      "NSMenuItem.toolTip", { NSMenuItem(title: "", action: nil, keyEquivalent: "") }, get: { $0.localizedToolTip },
      set: { $0.localizedToolTip = $1 }, shown: { $0.toolTip },
      byHand: { $0.toolTip = $1 }),
    PropertyCase(
      "NSMenuItem.attributedTitle", { NSMenuItem(title: "", action: nil, keyEquivalent: "") },
      get: { $0.localizedAttributedTitle }, set: { $0.localizedAttributedTitle = $1 },
      shown: { $0.attributedTitle?.string },
      byHand: { $0.attributedTitle = plain($1) }),
  ]

  private static let windows: [PropertyCase] = [
    PropertyCase(
      "NSWindow.title", { NSWindow() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSWindow.subtitle", { NSWindow() }, get: { $0.localizedSubtitle }, set: { $0.localizedSubtitle = $1 },
      shown: { $0.subtitle },
      byHand: { $0.subtitle = $1 }),
    PropertyCase(
      "NSWindow.miniwindowTitle", { NSWindow() }, get: { $0.localizedMiniwindowTitle },
      set: { $0.localizedMiniwindowTitle = $1 }, shown: { $0.miniwindowTitle },
      byHand: { $0.miniwindowTitle = $1 }),
    PropertyCase(
      "NSSavePanel.message", { NSSavePanel() }, get: { $0.localizedMessage }, set: { $0.localizedMessage = $1 },
      shown: { $0.message },
      byHand: { $0.message = $1 }),
    PropertyCase(
      "NSSavePanel.prompt", { NSSavePanel() }, get: { $0.localizedPrompt }, set: { $0.localizedPrompt = $1 },
      shown: { $0.prompt },
      byHand: { $0.prompt = $1 }),
    PropertyCase(
      "NSSavePanel.nameFieldLabel", { NSSavePanel() }, get: { $0.localizedNameFieldLabel },
      set: { $0.localizedNameFieldLabel = $1 }, shown: { $0.nameFieldLabel },
      byHand: { $0.nameFieldLabel = $1 }),
    PropertyCase(
      "NSViewController.title", { NSViewController() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSAlert.messageText", { NSAlert() }, get: { $0.localizedMessageText }, set: { $0.localizedMessageText = $1 },
      shown: { $0.messageText },
      byHand: { $0.messageText = $1 }),
    PropertyCase(
      "NSAlert.informativeText", { NSAlert() }, get: { $0.localizedInformativeText },
      set: { $0.localizedInformativeText = $1 }, shown: { $0.informativeText },
      byHand: { $0.informativeText = $1 }),
  ]

  private static let items: [PropertyCase] = [
    PropertyCase(
      "NSTableColumn.title", { NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c")) },
      get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 }, shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSTableColumn.headerToolTip", { NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c")) },
      get: { $0.localizedHeaderToolTip }, set: { $0.localizedHeaderToolTip = $1 }, shown: { $0.headerToolTip },
      byHand: { $0.headerToolTip = $1 }),
    PropertyCase(
      "NSToolbarItem.label", { NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i")) },
      get: { $0.localizedLabel }, set: { $0.localizedLabel = $1 }, shown: { $0.label },
      byHand: { $0.label = $1 }),
    PropertyCase(
      "NSToolbarItem.paletteLabel", { NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i")) },
      get: { $0.localizedPaletteLabel }, set: { $0.localizedPaletteLabel = $1 }, shown: { $0.paletteLabel },
      byHand: { $0.paletteLabel = $1 }),
    PropertyCase(
      "NSToolbarItem.title", { NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i")) },
      get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 }, shown: { $0.title },
      byHand: { $0.title = $1 }),
    PropertyCase(
      "NSToolbarItem.toolTip", { NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i")) },
      get: { $0.localizedToolTip }, set: { $0.localizedToolTip = $1 }, shown: { $0.toolTip },
      byHand: { $0.toolTip = $1 }),
    PropertyCase(
      "NSTabViewItem.label", { NSTabViewItem(identifier: "t") }, get: { $0.localizedLabel },
      set: { $0.localizedLabel = $1 }, shown: { $0.label },
      byHand: { $0.label = $1 }),
    PropertyCase(
      "NSTabViewItem.toolTip", { NSTabViewItem(identifier: "t") }, get: { $0.localizedToolTip },
      set: { $0.localizedToolTip = $1 }, shown: { $0.toolTip },
      byHand: { $0.toolTip = $1 }),
  ]

  private static let spoken: [PropertyCase] = [
    PropertyCase(
      "accessibilityLabel of a view", { NSView() }, get: { $0.localizedAccessibilityLabel },
      set: { $0.localizedAccessibilityLabel = $1 }, shown: { $0.accessibilityLabel() },
      byHand: { $0.setAccessibilityLabel($1) }),
    PropertyCase(
      "accessibilityLabel of a menu item", { NSMenuItem(title: "", action: nil, keyEquivalent: "") },
      get: { $0.localizedAccessibilityLabel }, set: { $0.localizedAccessibilityLabel = $1 },
      shown: { $0.accessibilityLabel() },
      byHand: { $0.setAccessibilityLabel($1) }),
    PropertyCase(
      "accessibilityLabel of a window", { NSWindow() }, get: { $0.localizedAccessibilityLabel },
      set: { $0.localizedAccessibilityLabel = $1 }, shown: { $0.accessibilityLabel() },
      byHand: { $0.setAccessibilityLabel($1) }),
    PropertyCase(
      "accessibilityHelp of a view", { NSControl() }, get: { $0.localizedAccessibilityHelp },
      set: { $0.localizedAccessibilityHelp = $1 }, shown: { $0.accessibilityHelp() },
      byHand: { $0.setAccessibilityHelp($1) }),
    PropertyCase(
      "accessibilityValue of a view", { NSControl() }, get: { $0.localizedAccessibilityValue },
      set: { $0.localizedAccessibilityValue = $1 }, shown: { $0.accessibilityValue() as? String },
      byHand: { $0.setAccessibilityValue($1) }),
  ]

  private static let numbered: [PropertyCase] = [
    PropertyCase(
      "NSSegmentedControl.label",
      { NSSegmentedControl(labels: ["x", "y"], trackingMode: .selectOne, target: nil, action: nil) },
      get: { $0.localizedLabel(forSegment: 1) }, set: { $0.setLocalizedLabel($1, forSegment: 1) },
      shown: { $0.label(forSegment: 1) }, byHand: { $0.setLabel($1, forSegment: 1) }),
    PropertyCase(
      "NSSegmentedControl.toolTip",
      { NSSegmentedControl(labels: ["x", "y"], trackingMode: .selectOne, target: nil, action: nil) },
      get: { $0.localizedToolTip(forSegment: 1) }, set: { $0.setLocalizedToolTip($1, forSegment: 1) },
      shown: { $0.toolTip(forSegment: 1) }, byHand: { $0.setToolTip($1, forSegment: 1) }),
    PropertyCase(
      "NSPopUpButton item title", { StandInObjects.popUp() }, get: { $0.localizedItemTitle(at: 1) },
      set: { $0.setLocalizedItemTitle($1, at: 1) }, shown: { $0.item(at: 1)?.title },
      byHand: { $0.item(at: 1)?.title = $1 }),
  ]
}

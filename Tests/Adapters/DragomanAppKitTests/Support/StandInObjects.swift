import Foundation
@testable import AppKitStandIn

/// Objects that tests need and that have something in them.
@MainActor enum StandInObjects {
  static func popUp() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["x", "y"])
    return button
  }

  static func toolbar(_ items: [NSToolbarItem]) -> NSToolbar {
    let toolbar = NSToolbar(identifier: "toolbar")
    toolbar.shownItems = items
    return toolbar
  }
}

extension NSTableView {
  var reloadCount: Int { reloads }
}

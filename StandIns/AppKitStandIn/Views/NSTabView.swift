/// Views of which one is chosen by a tab.
@MainActor open class NSTabView: NSView {
  /// The tabs.
  open var tabViewItems: [NSTabViewItem] = [] {
    didSet { if subviews.isEmpty { selectTabViewItem(at: 0) } }
  }
  /// The tab whose view is shown.
  open private(set) var selectedTabViewItem: NSTabViewItem?

  /// Adds a tab behind the others.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }

  /// Shows the view of a tab.
  open func selectTabViewItem(at index: Int) {
    guard tabViewItems.indices.contains(index) else { return }
    selectedTabViewItem = tabViewItems[index]
    subviews = selectedTabViewItem?.view.map { [$0] } ?? []
  }
}

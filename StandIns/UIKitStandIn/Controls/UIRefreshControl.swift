public import Foundation

/// A control that starts to refresh what a scroll view shows.
@MainActor open class UIRefreshControl: UIControl {
  /// What it says while it refreshes.
  open var attributedTitle: NSAttributedString?
}

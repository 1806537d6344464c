import Foundation

/// One instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  /// What names it.
  open var title: String! = ""

  override init() { super.init() }
}

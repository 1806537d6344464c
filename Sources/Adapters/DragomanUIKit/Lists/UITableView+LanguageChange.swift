#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITableView {
    /// Loads the rows anew after each change of the language, for texts that a data source hands over as strings,
    /// such as the titles of sections.
    ///
    /// Texts that are bound to the cells follow without it.
    ///
    /// - Parameter localizer: Whose changes count; nil is `Localizer.main`.
    public func reloadDataOnLanguageChange(of localizer: Localizer? = nil) {
      onLanguageChange("reload", of: localizer) { list, _ in list.reloadData() }
    }
  }
#endif

#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSTableView {
    /// Loads the rows anew after each change of the language, for texts that a data source hands over as strings.
    ///
    /// Texts that are bound to views in it follow without it.
    ///
    /// - Parameter localizer: Whose changes count; nil is `Localizer.main`.
    public func reloadDataOnLanguageChange(of localizer: Localizer? = nil) {
      onLanguageChange("reload", of: localizer) { list, _ in list.reloadData() }
    }
  }
#endif

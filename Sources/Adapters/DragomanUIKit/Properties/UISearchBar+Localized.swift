#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UISearchBar {
    /// What stands in the field while it is empty; nil unbinds it.
    public var localizedPlaceholder: LocalizedText? {
      get { localized.placeholder }
      set { localized.placeholder = newValue }
    }

    /// What stands above the field; nil unbinds it.
    public var localizedPrompt: LocalizedText? {
      get { localized.prompt }
      set { localized.prompt = newValue }
    }

    /// The titles of the buttons below the field; nil unbinds them.
    public var localizedScopeButtonTitles: [LocalizedText]? {
      get {
        let titles = scopes.compactMap { localized[\.[scope: $0]] }
        return titles.isEmpty ? nil : titles
      }
      set {
        for scope in scopes { localized[\.[scope: scope]] = nil }
        guard let newValue else { return }
        scopeButtonTitles = newValue.map(\.string)
        for (scope, title) in newValue.enumerated() { localized[\.[scope: scope]] = title }
      }
    }

    private var scopes: Range<Int> { 0..<(scopeButtonTitles?.count ?? 0) }

    subscript(scope scope: Int) -> String? {
      get { scopes.contains(scope) ? scopeButtonTitles?[scope] : nil }
      set { if scopes.contains(scope) { scopeButtonTitles?[scope] = newValue ?? "" } }
    }
  }
#endif

public import Dragoman

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

extension EnvironmentValues {
  /// The localizer of a part of the interface; `Localizer.main` where none has been set. `localized(by:)` sets it, and
  /// with it what else goes by the language.
  public var localizer: Localizer {
    get { self[LocalizerKey.self] ?? .main }
    set { self[LocalizerKey.self] = newValue }
  }
}

// Nil rather than the localizer itself, so that another main one counts from then on.
private enum LocalizerKey: EnvironmentKey {
  static var defaultValue: Localizer? { nil }
}

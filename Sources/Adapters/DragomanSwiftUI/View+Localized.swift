public import Dragoman

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

extension View {
  /// Lets a view, and all in it, follow the language of a localizer: ``Localized`` views ask it for their texts, the
  /// app's own `Text("…")` and formats go by its locale, and the layout turns to its direction and back.
  ///
  /// ```swift
  /// WindowGroup { ContentView().localized() }
  /// ```
  ///
  /// What is in the view keeps its state when the language changes.
  ///
  /// - Parameter localizer: The localizer; nil is `Localizer.main`.
  public func localized(by localizer: Localizer? = nil) -> some View {
    LocalizedContainer(content: self, localizer: localizer)
  }
}

/// It is a view rather than a modifier, since it is the body of a view that SwiftUI says it observes.
private struct LocalizedContainer<Content: View>: View {
  let content: Content
  let localizer: Localizer?

  var body: some View {
    let localizer = localizer ?? .main
    let language = localizer.language
    content
      .environment(\.localizer, localizer)
      .environment(\.locale, language.locale)
      .environment(\.layoutDirection, language.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

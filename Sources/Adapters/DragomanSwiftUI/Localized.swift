public import Dragoman

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

/// A view that shows a text from the localizer of its environment, and follows the language:
/// `Localized(key: "menu.title")`.
///
/// It needs no identity of its own to follow: Observation tells SwiftUI that its body is to be read anew.
public struct Localized: View {
  @Environment(\.localizer) private var localizer
  private let text: @Sendable (Localizer) -> LocalizedText

  /// Makes a view that shows the text for a key, with arguments by position.
  public init(key: String, _ arguments: any MessageArgument..., table: String? = nil) {
    text = { $0.text(key, arguments: arguments, table: table) }
  }

  /// Makes a view that shows the text for a key, with arguments by name.
  public init(key: String, _ named: [String: any MessageArgument], table: String? = nil) {
    text = { $0.text(key, named, table: table) }
  }

  /// The text in the language in force.
  public var body: some View { Text(localized: text(localizer)) }
}

public import Dragoman
public import Foundation

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

extension Text {
  /// Makes a view that shows the text for a key in the language in force.
  ///
  /// Where it stands in the body of a view, that view follows the language by Observation. It is the choice of the whole
  /// process: ``Localized`` is the view that goes by the environment.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments in the order of their positions.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - bundle: Whose texts are asked; nil asks `Localizer.main`.
  public init(
    localized key: String, _ arguments: any MessageArgument..., table: String? = nil, bundle: Bundle? = nil
  ) {
    self.init(localized: LocalizedText.key(key, arguments: arguments, table: table, bundle: bundle))
  }

  /// Makes a view that shows the text for a key, with arguments by name, in the language in force.
  public init(
    localized key: String, _ named: [String: any MessageArgument], table: String? = nil, bundle: Bundle? = nil
  ) {
    self.init(localized: LocalizedText.key(key, named, table: table, bundle: bundle))
  }

  /// Makes a view that shows a text, with its attributes, in the language in force.
  @_disfavoredOverload public init(localized text: LocalizedText) {
    text.observeLanguages()
    self.init(text.attributedString)
  }
}

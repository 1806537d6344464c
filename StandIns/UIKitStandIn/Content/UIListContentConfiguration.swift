public import Foundation

/// The content of a cell, a header or a footer.
@available(iOS 14.0, tvOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with its attributes, which is shown instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The text below it or beside it.
  public var secondaryText: String?
  /// The secondary text with its attributes, which is shown instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?

  private init() {}

  /// The content of a cell.
  public static func cell() -> UIListContentConfiguration { Self() }

  /// The content of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { Self() }

  /// The content of a cell with a value.
  public static func valueCell() -> UIListContentConfiguration { Self() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

public import Foundation

/// What is shown while there is nothing to show.
@available(iOS 17.0, tvOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The text below it.
  public var secondaryText: String?
  /// The secondary text with its attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The button.
  public var button: UIButton.Configuration = .plain()
  /// The button below it.
  public var secondaryButton: UIButton.Configuration = .plain()

  private init() {}

  /// What is shown where there is no content.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// What is shown while content is loaded.
  public static func loading() -> UIContentUnavailableConfiguration { Self() }

  /// What is shown where a search found nothing.
  public static func search() -> UIContentUnavailableConfiguration { Self() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The same for a state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

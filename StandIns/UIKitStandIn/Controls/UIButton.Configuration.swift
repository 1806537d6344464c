public import Foundation

@available(iOS 15.0, tvOS 15.0, *)
extension UIButton {
  /// How a button looks and what it shows.
  public struct Configuration: Hashable {
    /// The title with its attributes.
    public var attributedTitle: AttributedString?
    /// The subtitle with its attributes.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?

    private init() {}

    /// The title, which is the string of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle, which is the string of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// A button with a transparent background.
    public static func plain() -> UIButton.Configuration { Configuration() }

    /// A button with a background of its tint color.
    public static func filled() -> UIButton.Configuration { Configuration() }
  }
}

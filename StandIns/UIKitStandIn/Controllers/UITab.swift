public import Foundation

/// A tab of a tab bar.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject {
  /// The title.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?
  /// What tells it apart.
  open private(set) var identifier: String

  private let provider: ((UITab) -> UIViewController)?

  /// Makes a tab.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }
}

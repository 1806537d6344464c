public import Foundation

/// A rectangle of content.
@MainActor open class UIView: UIResponder {
  /// Where it lies in its superview.
  open var frame: CGRect
  /// A number to find it by.
  open var tag = 0
  /// What its contents are, which says whether they turn round.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// The view that contains it.
  open private(set) weak var superview: UIView?
  /// The views that it contains, the backmost first.
  open private(set) var subviews: [UIView] = []
  /// The traits that it sets for itself and its subviews.
  @available(iOS 17.0, tvOS 17.0, *)
  public var traitOverrides = UITraitOverrides()
  /// How often the layout was invalidated.
  private(set) var layoutRequests = 0

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  /// The traits of its environment.
  open var traitCollection: UITraitCollection { traitsAbove.applying(traitOverrides) }

  /// The traits of what it is in.
  var traitsAbove: UITraitCollection { superview?.traitCollection ?? AppEnvironment.traits }

  /// Puts a view in front of the other subviews.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the view that contains it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Lets the view lay itself out anew.
  open func setNeedsLayout() { layoutRequests += 1 }
}

extension UIView {
  /// The direction in which the view's content is to be arranged.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction: UIUserInterfaceLayoutDirection =
      switch traitCollection.layoutDirection {
      case .rightToLeft: .rightToLeft
      case .leftToRight: .leftToRight
      case .unspecified: AppEnvironment.launchDirection
      }
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: direction)
  }

  /// The direction of content of a kind.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: AppEnvironment.launchDirection)
  }

  /// The direction of content of a kind in a layout.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

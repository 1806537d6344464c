import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// An element that runs a closure.
@MainActor open class UIAction: UIMenuElement {
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What tells it apart.
  open private(set) var identifier = UIAction.Identifier("")
  /// How it looks.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether it is ticked.
  open var state: UIMenuElement.State = .off

  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
}

extension UIAction {
  /// Makes an action.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    self.title = title
    self.image = image
    self.identifier = identifier ?? UIAction.Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// What tells an action apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

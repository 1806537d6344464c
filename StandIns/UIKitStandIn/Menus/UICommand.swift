import Foundation

/// An element that calls a method of whoever responds to it.
@MainActor open class UICommand: UIMenuElement {
  /// A longer title.
  open var discoverabilityTitle: String?
  /// Which method it calls.
  open private(set) var action: Selector = ""
  /// What it carries.
  open private(set) var propertyList: Any?
  /// How it looks.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether it is ticked.
  open var state: UIMenuElement.State = .off
  /// What it is while keys are held.
  open private(set) var alternates: [UICommandAlternate] = []

  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
}

extension UICommand {
  /// Makes a command.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init()
    self.title = title
    self.image = image
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

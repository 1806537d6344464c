public import Foundation

/// A control that runs code when it is tapped.
@MainActor open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]

  /// How it looks and what it shows.
  @available(iOS 15.0, tvOS 15.0, *)
  public var configuration: UIButton.Configuration?

  /// The menu that it shows.
  @available(iOS 14.0, tvOS 17.0, *)
  open var menu: UIMenu?

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }

  /// The title of a state; where none is set, that of the normal state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Sets the title of a state with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
  }

  /// The title of a state with its attributes; where none is set, that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[UIControl.State.normal.rawValue]
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

  /// The image of a state; where none is set, that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}

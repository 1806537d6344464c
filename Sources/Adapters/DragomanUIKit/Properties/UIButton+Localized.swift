#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import Foundation
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton {
    /// The title of the normal state; nil unbinds it. One of a configuration is `localizedConfiguration.title`.
    public var localizedTitle: LocalizedText? {
      get { localizedTitle(for: .normal) }
      set { setLocalizedTitle(newValue, for: .normal) }
    }

    /// Binds the title of a state; nil unbinds it.
    public func setLocalizedTitle(_ title: LocalizedText?, for state: UIControl.State) {
      localized[\.[title: state.rawValue]] = title
    }

    /// The text bound to the title of a state.
    public func localizedTitle(for state: UIControl.State) -> LocalizedText? { localized[\.[title: state.rawValue]] }

    /// Binds the title of a state with its attributes; nil unbinds it.
    public func setLocalizedAttributedTitle(_ title: LocalizedText?, for state: UIControl.State) {
      localized[\.[attributedTitle: state.rawValue]] = title
    }

    /// The text bound to the title of a state with its attributes.
    public func localizedAttributedTitle(for state: UIControl.State) -> LocalizedText? {
      localized[\.[attributedTitle: state.rawValue]]
    }
  }

  // States cannot be hashed, so that only their bits can be a part of a key path.
  extension UIButton {
    subscript(title state: UInt) -> String? {
      get { title(for: State(rawValue: state)) }
      set { setTitle(newValue, for: State(rawValue: state)) }
    }

    subscript(attributedTitle state: UInt) -> NSAttributedString? {
      get { attributedTitle(for: State(rawValue: state)) }
      set { setAttributedTitle(newValue, for: State(rawValue: state)) }
    }
  }
#endif

/// A view with which a person does something.
@MainActor open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
}

extension UIControl {
  /// The states of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Makes a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither selected nor highlighted.
    public static var normal: State { State([]) }
    /// Highlighted.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// Disabled.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// Selected.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// Focused.
    public static var focused: State { State(rawValue: 1 << 3) }
  }
}

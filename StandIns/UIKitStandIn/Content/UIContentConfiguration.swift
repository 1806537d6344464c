/// A description of a view's content.
@available(iOS 14.0, tvOS 14.0, *)
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

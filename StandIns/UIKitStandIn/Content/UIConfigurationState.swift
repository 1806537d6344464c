/// The state of a view that has a configuration.
@available(iOS 14.0, tvOS 14.0, *)
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

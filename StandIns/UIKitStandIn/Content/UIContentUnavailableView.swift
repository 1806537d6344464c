public import Foundation

/// A view that says that there is nothing to show.
@available(iOS 17.0, tvOS 17.0, *)
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// What it shows.
  public var configuration: any UIContentConfiguration

  init(showing configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes a view.
  public convenience init(configuration: UIContentUnavailableConfiguration) { self.init(showing: configuration) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

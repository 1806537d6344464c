public import Foundation

/// A view that shows the content of a cell, a header or a footer.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  public var configuration: any UIContentConfiguration

  init(showing configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes a view.
  public convenience init(configuration: UIListContentConfiguration) { self.init(showing: configuration) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

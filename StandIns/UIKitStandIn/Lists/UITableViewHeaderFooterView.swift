public import Foundation

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// What it shows.
  @available(iOS 14.0, tvOS 14.0, *)
  public var contentConfiguration: (any UIContentConfiguration)?

  /// Makes a view.
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public import Foundation

/// A row of a list.
@MainActor open class UITableViewCell: UIView {
  /// What it shows.
  @available(iOS 14.0, tvOS 14.0, *)
  public var contentConfiguration: (any UIContentConfiguration)?
  /// What stands at its end.
  open var accessoryType: UITableViewCell.AccessoryType = .none
  /// Where its content is.
  open private(set) var contentView = UIView()
  /// Under what name it is used again.
  open private(set) var reuseIdentifier: String?

  /// Makes a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content that a cell in such a list has.
  @available(iOS 14.0, tvOS 14.0, *)
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Called before the cell is used again.
  open func prepareForReuse() {}
}

extension UITableViewCell {
  /// How a cell looks.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text and a value at the end.
    case value1 = 1
    /// A text and a value beside it.
    case value2 = 2
    /// A text and one below it.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }
}

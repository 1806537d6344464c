public import Foundation

/// A list of rows.
@MainActor open class UITableView: UIScrollView {
  /// How it looks.
  open private(set) var style: UITableView.Style
  /// Who has the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Who is told what a person does.
  open weak var delegate: (any UITableViewDelegate)?
  /// The cells that a test has put on the screen.
  var shownCells: [UITableViewCell] = []
  /// How often the rows were loaded.
  private(set) var reloads = 0

  /// Makes a list.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a list from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The cells on the screen.
  open var visibleCells: [UITableViewCell] { shownCells }

  /// Loads the rows anew.
  open func reloadData() { reloads += 1 }

  /// A cell to use again; nil where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  /// Takes the selection from a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

extension UITableView {
  /// How a list looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
  }
}

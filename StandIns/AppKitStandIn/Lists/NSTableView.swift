/// A table.
@MainActor open class NSTableView: NSControl {
  /// The columns.
  open private(set) var tableColumns: [NSTableColumn] = []
  /// How often the rows were loaded.
  private(set) var reloads = 0

  /// Adds a column.
  open func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }

  /// Loads the rows anew.
  open func reloadData() { reloads += 1 }
}

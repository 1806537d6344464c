import CGTK4

/// Makes boxes, which lay widgets out in a row or a column.
enum Box {
  static func vertical(spacing: Int32) -> Widget? { gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing) }

  static func horizontal(spacing: Int32) -> Widget? { gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing) }
}

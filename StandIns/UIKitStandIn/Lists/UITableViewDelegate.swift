public import Foundation

/// Who is told what a person does with a list. What is optional in Objective-C has an implementation here.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row is selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

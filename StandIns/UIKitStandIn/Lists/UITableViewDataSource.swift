public import Foundation

/// Who has the rows of a list. What is optional in Objective-C has an implementation here.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows there are in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

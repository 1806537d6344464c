/// A bar with a field to search by.
@MainActor open class UISearchBar: UIView {
  /// What is searched for.
  open var text: String?
  /// What stands above the field.
  open var prompt: String?
  /// What stands in the field while it is empty.
  open var placeholder: String?
  /// The titles of the buttons below the field.
  open var scopeButtonTitles: [String]?
}

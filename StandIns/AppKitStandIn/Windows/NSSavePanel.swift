/// A panel that asks for the name of a file.
@MainActor open class NSSavePanel: NSPanel {
  /// The title of the button that saves.
  open var prompt: String!
  /// What stands before the field for the name.
  open var nameFieldLabel: String!
  /// What stands above the files.
  open var message: String!
}

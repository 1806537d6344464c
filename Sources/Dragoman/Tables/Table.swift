package import DragomanFormats

/// The messages of one language under one name.
package struct Table: Sendable {
  /// The name that is meant when none is given.
  package static let defaultName = "Localizable"

  package var messages = KeyTable<Message>()
  /// What is shown of entries that cannot be used, where nothing else along the chain has the key.
  package var lastResorts: [ExactString: String] = [:]
}

package import DragomanFormats

/// A property or a function of generated code: the text for one key.
struct Accessor: Sendable, Hashable {
  var name: KeyName
  let key: String
  let table: String
  /// The name of the property that says the bundle.
  let bundle: String
  /// The folder of the bundle, from the one that all share on.
  let folder: String
  let arguments: AccessorArguments
  let documentation: AccessorDocumentation
  let place: KeyPlace

  /// The table that is meant where none is named.
  static let defaultTable = "Localizable"
}

/// Where a key stands, for a message about it.
package struct KeyPlace: Sendable, Hashable {
  package let key: String
  package let path: String
  package let position: SourcePosition?
  /// Nil for a file or an image.
  package let table: String?
}

extension KeyPlace: CustomStringConvertible {
  /// `PATH:LINE:COLUMN`.
  package var description: String { path.visible + (position.map { ":\($0.line):\($0.column)" } ?? "") }
}

extension String {
  /// The text with each character that nobody sees, or that steers a terminal, as an escape of Swift.
  var visible: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.map { $0.isVisible ? String($0) : $0.escape }.joined()
  }
}

import DragomanFormats

/// Some keys in a sentence: all of a few, the first of many.
struct KeyList: CustomStringConvertible {
  /// How many are told one by one.
  static let limit = 10
  private static let examples = 3

  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  var description: String {
    let shown = keys.prefix(Self.examples).map(\.quoted).joined(separator: ", ")
    return keys.count > Self.examples ? "\(shown) and \(keys.count - Self.examples) more" : shown
  }
}

import DragomanFormats

/// What there is, in a sentence about something that is not there.
struct KnownNames: CustomStringConvertible {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  var description: String {
    let verb = names.count == 1 ? "is" : "are"
    let shown = names.prefix(Self.limit).map(\.quoted).joined(separator: ", ") + (names.count > Self.limit ? ", …" : "")
    return "there \(verb) \(shown)"
  }

  private static let limit = 20
}

/// A folder under one name after another, for what loads a file of one name once only.
final class Links {
  private let names: CStrings
  private var position = 0

  init(_ inputs: Inputs, folder: String) {
    names = CStrings((0..<Inputs.linkCount).map { inputs.link($0) + "/" + folder })
  }

  /// The next name. More loads than there are names would measure something else.
  func next() -> UnsafePointer<CChar> {
    precondition(position < names.pointers.count, "more loads in one process than there are names")
    defer { position += 1 }
    return names.pointers[position]
  }
}

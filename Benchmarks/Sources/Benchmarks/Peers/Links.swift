import Foundation

/// A folder under one name after another, for what loads a file of one name once only.
final class Links {
  private let names: CStrings
  private var position = 0

  init(_ inputs: Inputs, folder: String) {
    names = CStrings((0..<Inputs.linkCount).map { inputs.link($0).appending(path: folder).path })
  }

  /// The next name; when all were used, what was loaded first is asked again, and the sample is too short: that has
  /// not been seen.
  func next() -> UnsafePointer<CChar> {
    precondition(position < names.pointers.count, "more loads in one process than there are links")
    defer { position += 1 }
    return names.pointers[position]
  }
}

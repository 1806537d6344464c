/// A text tied to a property of an object.
@MainActor final class TextBinding {
  let text: LocalizedText
  private let write: @MainActor (AnyObject, LocalizedText) -> Void
  /// Reads back what the property shows; nil where it cannot be read.
  private let read: (@MainActor (AnyObject) -> String?)?
  private var shown: String?
  private var isShowing = false

  init(
    _ text: LocalizedText, write: @escaping @MainActor (AnyObject, LocalizedText) -> Void,
    read: (@MainActor (AnyObject) -> String?)? = nil
  ) {
    self.text = text
    self.write = write
    self.read = read
  }

  /// Writes the text in the language in force, and remembers what the property made of it.
  func show(on object: AnyObject) {
    isShowing = true
    defer { isShowing = false }
    write(object, text)
    shown = read?(object)
  }

  /// Whether the property still shows what was last written: what a person typed, or a program set by hand, stays.
  func isUntouched(on object: AnyObject) -> Bool {
    // While it is being written, code that runs then may change the language again.
    guard let read, !isShowing else { return true }
    return read(object) == shown
  }
}

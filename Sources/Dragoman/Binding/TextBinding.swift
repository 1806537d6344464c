/// What follows the language on an object: a text tied to a property or a slot, or anything else that a localizer
/// decides on.
@MainActor final class TextBinding {
  private enum Source {
    case text(LocalizedText)
    case localizer(LocalizerReference)
  }

  private let source: Source
  /// The localizer that alone decides on it, where that is easily said.
  private let soleLocalizer: LocalizerReference?
  private let write: @MainActor (AnyObject) -> Void
  /// Reads back what the property shows: nil where there is nothing that could be read, nil inside where it is empty.
  private let read: (@MainActor (AnyObject) -> String??)?
  /// Whether it is written before all that is not layout.
  let isLayout: Bool
  /// What it was made from, where that is no text: an adapter's image.
  let value: Any?
  /// Whether nothing else has taken its place on the object.
  private(set) var isBound = true
  private var shown: String??
  private var isShowing = false

  init(
    _ text: LocalizedText, write: @escaping @MainActor (AnyObject) -> Void,
    read: (@MainActor (AnyObject) -> String??)? = nil
  ) {
    source = .text(text)
    soleLocalizer = text.soleLocalizer
    self.write = write
    self.read = read
    isLayout = false
    value = nil
  }

  /// Ties what is no text to the language of a localizer.
  init(
    following localizer: LocalizerReference, isLayout: Bool, value: Any? = nil,
    write: @escaping @MainActor (AnyObject, Localizer) -> Void
  ) {
    source = .localizer(localizer)
    soleLocalizer = localizer
    self.write = { write($0, localizer.localizer) }
    read = nil
    self.isLayout = isLayout
    self.value = value
  }

  /// The text; nil where something else follows.
  var text: LocalizedText? {
    if case .text(let text) = source { text } else { nil }
  }

  /// Whether a change of language can change it.
  func depends(on concern: LanguageConcern) -> Bool {
    if let soleLocalizer { return concern.includes(soleLocalizer) }
    return text?.depends(on: concern) ?? false
  }

  /// It is bound no longer, and must not be written any more.
  func end() { isBound = false }

  /// Writes it in the language in force, and remembers what the property made of it.
  func show(on object: AnyObject) {
    isShowing = true
    defer { isShowing = false }
    write(object)
    shown = read?(object)
  }

  /// Whether the property still shows what was last written: what a person typed, or a program set by hand, stays.
  func isUntouched(on object: AnyObject) -> Bool {
    // While it is being written, code that runs then may change the language again.
    guard let read, !isShowing, let current = read(object) else { return true }
    return .some(current) == shown
  }
}

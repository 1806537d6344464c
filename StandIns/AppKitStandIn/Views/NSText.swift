/// A view with text in it.
@MainActor open class NSText: NSView {
  /// The text.
  open var string = ""
  /// How the text is aligned.
  open var alignment: NSTextAlignment = .natural
}

/// A view in which text is written.
@MainActor open class NSTextView: NSText {}

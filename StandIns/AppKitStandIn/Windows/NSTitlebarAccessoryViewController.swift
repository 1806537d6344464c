/// What manages a view in a title bar.
@MainActor open class NSTitlebarAccessoryViewController: NSViewController {}

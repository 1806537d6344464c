/// A window that serves another.
@MainActor open class NSPanel: NSWindow {}

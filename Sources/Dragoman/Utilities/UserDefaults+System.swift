import Foundation

/// What systems do differently about defaults.
extension UserDefaults {
  #if canImport(ObjectiveC)
    /// An element each time the value for a key changed, in this process or, in a suite, in another one.
    func changes(of key: String) -> AsyncStream<Void> { DefaultsObservation.changes(of: key, in: self) }

    /// Whether everything that was set is on its way to the disk; the system sees to it.
    var isWritten: Bool { true }
  #elseif os(Linux)
    /// Nothing tells of changes here: the stream ends at once.
    func changes(of key: String) -> AsyncStream<Void> { AsyncStream { $0.finish() } }

    /// Whether everything that was set is on the disk, where it is put now: nobody else sees to it before the program
    /// ends, and `persistentDomain(forName:)` knows nothing of it until then.
    var isWritten: Bool { synchronize() }
  #else
    #error("How defaults are stored, and who tells of their changes, has to be written here.")
  #endif
}

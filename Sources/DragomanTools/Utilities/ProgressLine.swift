import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("No terminal is known for this system.")
#endif

/// A line on the standard error that says how far a job is, from its first second on and only on a terminal.
package final class ProgressLine: Sendable {
  private let title: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private let shown = Mutex<ContinuousClock.Instant?>(nil)

  /// - Parameter title: What is being done: "Checking".
  package init(_ title: String) { self.title = title }

  /// Says how many of how many parts are done; on any thread.
  package func update(_ done: Int, of all: Int) {
    guard isTerminal else { return }
    let now = ContinuousClock.now
    shown.withLock { shown in
      guard now - start > .seconds(1), shown.map({ now - $0 > .milliseconds(100) }) ?? true else { return }
      shown = now
      write("\r\(title): \(done) of \(all)\u{1B}[K")
    }
  }

  /// Takes the line away.
  package func end() {
    shown.withLock { shown in
      if shown != nil { write("\r\u{1B}[K") }
      shown = nil
    }
  }

  private func write(_ text: String) {
    // Nobody is worse off where it cannot be shown.
    try? OutputDescriptor(STDERR_FILENO).write(text.utf8)
  }
}

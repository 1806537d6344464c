import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("no signals are known for this system")
#endif

/// The signals after which a terminal has to be given back, or its screen shown anew.
enum TerminalSignals {
  /// Those that end the program.
  static let ending = [SIGINT, SIGTERM, SIGHUP]

  private static let pending = Atomic<Int32>(0)

  /// Notes each signal instead of doing what it does by itself, and lets it interrupt the waiting for a key.
  static func catchAll() {
    for number in ending + [SIGTSTP, SIGCONT, SIGWINCH] { catchOne(number) }
  }

  private static func catchOne(_ number: Int32) {
    let note: @convention(c) (Int32) -> Void = { TerminalSignals.pending.store($0, ordering: .relaxed) }
    // Without SA_RESTART, so that the waiting ends.
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = note
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = note
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = note
    #else
      #error("how a signal is caught is not known for this system")
    #endif
    sigaction(number, &action, nil)
  }

  /// The last signal that came, if one did.
  static func take() -> Int32? {
    let number = pending.exchange(0, ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Lets a signal do what it does by itself; returns when the program goes on after a stop.
  static func obey(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    raise(number)
    catchOne(number)
  }
}

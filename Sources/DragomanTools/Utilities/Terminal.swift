#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("no terminal is known for this system")
#endif

/// A terminal that gives each key as it is pressed, on a screen of its own, until ``close()``.
final class Terminal {
  private let formerSettings: termios

  /// Takes over the terminal; nil when standard input and output are none.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      return nil
    }
    formerSettings = settings
    guard open() else { return nil }
    TerminalSignals.catchAll()
  }

  /// Takes over the terminal, also once more after the program was stopped.
  private func open() -> Bool {
    var settings = formerSettings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { return false }
    // A screen of its own, without a cursor.
    write("\u{1B}[?1049h\u{1B}[?25l")
    return true
  }

  /// Gives the terminal back as it was.
  func close() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var settings = formerSettings
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Shows lines from the top, in place of what was there.
  func show(_ lines: [String]) {
    write("\u{1B}[H" + lines.map { $0 + "\u{1B}[K\r\n" }.joined() + "\u{1B}[J")
  }

  /// The next key, waited for; nil at the end of the input, and U+0000, which is no key, when the screen has to be
  /// shown anew. A key outside ASCII is passed over.
  func nextKey() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1, byte == Self.controlZ { return obey(SIGTSTP) }
      if count == 1, byte < 0x80 { return Character(Unicode.Scalar(byte)) }
      if count < 0, errno == EINTR, let signal = TerminalSignals.take() { return obey(signal) }
      if count == 0 || (count < 0 && errno != EINTR) { return nil }
    }
  }

  private static let controlZ: UInt8 = 0x1A

  /// Does what a signal asks for, after the terminal was given back.
  private func obey(_ signal: Int32) -> Character? {
    if TerminalSignals.ending.contains(signal) || signal == SIGTSTP {
      close()
      TerminalSignals.obey(signal)
      // Here again after a stop.
      guard open() else { return nil }
    }
    return "\0"
  }

  private func write(_ text: String) {
    // A terminal that is gone gives no more keys either, which ends the session.
    try? OutputDescriptor(STDOUT_FILENO).write(text.utf8)
  }
}

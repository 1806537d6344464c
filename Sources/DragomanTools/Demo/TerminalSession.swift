package import Dragoman

/// The shop's screen in a terminal, following the keys.
package struct TerminalSession {
  /// Why the screen cannot be shown.
  package enum Failure: Error {
    case noTerminal
  }

  package init() {}

  /// Runs until the person ends it.
  @MainActor package func run(on screen: ShopScreen, localizer: Localizer) throws {
    guard let terminal = Terminal() else { throw Failure.noTerminal }
    defer { terminal.close() }
    while true {
      terminal.show(screen.terminalLines)
      guard let key = terminal.nextKey(), !Self.endingKeys.contains(key) else { return }
      try Self.step(of: key)?.take(on: screen, localizer: localizer)
    }
  }

  /// `q`, Control-C, Control-D.
  private static let endingKeys: Set<Character> = ["q", "\u{3}", "\u{4}"]

  private static func step(of key: Character) -> DemoScript.Step? {
    switch key {
    case "e": .language(.english)
    case "u": .language(.ukrainian)
    case "a": .language(.arabic)
    case "s": .system
    case "+", "=": .more
    case "-": .fewer
    default: nil
    }
  }
}

extension TerminalSession.Failure {
  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .noTerminal: "the demo needs a terminal; 'dragoman demo --script en,uk,ar' prints it as text"
    }
  }
}

extension ShopScreen {
  /// The lines of the screen for a terminal. One that turns right-to-left text round itself takes a whole line for one
  /// such text, so a mark between label and value keeps each in its column.
  fileprivate var terminalLines: [String] {
    lines(separator: "\u{200E}")
  }
}

import Dragoman
import Foundation

/// Answers one request on the standard input, as a program behind `inetd` or a systemd socket does. With a framework
/// it is the same call in a handler.
@main
struct Answer {
  static func main() {
    let lines = sequence(state: ()) { _ in readLine() }
      .map { $0.last == "\r" ? String($0.dropLast()) : $0 }.prefix { !$0.isEmpty }
    let shop = Shop(localizer: Localizer(bundle: .module))
    print(shop.response(to: Request(lines: Array(lines))).text)
  }
}

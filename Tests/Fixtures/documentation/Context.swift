// What the pages take for granted: names of the reader's own program.
import Dragoman
import Foundation

struct User: Sendable {
  var name = "Anna"
}

struct Request: Sendable {
  var headers: [String: String] = [:]
}

@MainActor final class Gauge: LocalizationTarget {
  var caption = ""
  var hint: String?
  func turnRound() {}
}

extension Bundle {
  static var module: Bundle { .main }
}

@MainActor let user = User()
@MainActor let request = Request()
@MainActor let gauge = Gauge()
@MainActor var price = 9.99
@MainActor var count = 3
@MainActor var name = "Anna"
@MainActor var tag = "uk"
@MainActor let localizer = Localizer.main
@MainActor let bundle = Bundle.main
@MainActor let file = "a.txt"
@MainActor let text: LocalizedText = .key("title")

import Dragoman
import Foundation

@MainActor final class Line {
  var label = ""
  var value = ""
}

@MainActor final class Screen {
  private let heading = Line()
  private let cart = Line()
  private let total = Line()
  private let extras = Line()

  func show() {
    for line in [heading, cart, total, extras] { print(line.label, line.value) }
  }
}

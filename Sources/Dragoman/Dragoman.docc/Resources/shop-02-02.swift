import Dragoman
import Foundation

@MainActor final class Line: LocalizationTarget {
  var label = ""
  var value = ""
}

@MainActor final class Screen {
  private let heading = Line()
  private let cart = Line()
  private let total = Line()
  private let extras = Line()

  init() {
    heading.localized.label = .key("shop.title")
    heading.localized.value = .key("shop.greeting", ["name": .key("customer.name")])
    cart.localized.label = .key("cart.label")
    total.localized.label = .key("total.label")
    extras.localized.label = .key("extras.label")
    extras.localized.value = .list([.key("extras.oil"), .key("extras.wicks"), .key("extras.matches")])
  }

  func show() {
    for line in [heading, cart, total, extras] { print(line.label, line.value) }
  }
}

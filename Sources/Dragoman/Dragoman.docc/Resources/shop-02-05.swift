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

  /// How many lamps are in the cart.
  var count = 1 {
    didSet { showCount() }
  }

  init() {
    heading.localized.label = .key("shop.title")
    heading.localized.value = .key("shop.greeting", ["name": .key("customer.name")])
    cart.localized.label = .key("cart.label")
    total.localized.label = .key("total.label")
    extras.localized.label = .key("extras.label")
    extras.localized.value = .list([.key("extras.oil"), .key("extras.wicks"), .key("extras.matches")])
    showCount()
  }

  func show() {
    for line in [heading, cart, total, extras] { print(line.label, line.value) }
  }

  private func showCount() {
    let price = Decimal(count) * 1999 / 100
    cart.localized.value = .key("cart.count", count)
    total.localized.value = "\(price, format: .currency(code: "EUR"))"
  }
}

Localizer.main = Localizer(bundle: .module)
let screen = Screen()
screen.show()
while let command = readLine(), command != "q" {
  switch command {
  case "+": screen.count += 1
  case "-": screen.count = max(0, screen.count - 1)
  case "s": Localizer.main.followSystem()
  default: select(command)
  }
  screen.show()
}

@MainActor func select(_ tag: String) {
  guard let language = Language(identifier: tag) else { return print("+, -, s, q, or the tag of a language") }
  do {
    try Localizer.main.select(language)
  } catch {
    print(error)
  }
}

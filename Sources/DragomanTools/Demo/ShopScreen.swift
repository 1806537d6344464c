import Dragoman
import Foundation

/// The screen of a small shop. Each line is bound to its text once; nothing here runs when the language changes.
@MainActor package final class ShopScreen {
  private let localizer: Localizer
  private let title = ScreenLine(nil, .key("shop.title"))
  private let greeting = ScreenLine(nil, .key("shop.greeting", ["name": .key("customer.name")]))
  private let language = ScreenLine(.key("language.label"), .key("language.name"))
  private let cart = ScreenLine(.key("cart.label"), .key("cart.count", 1))
  private let total = ScreenLine(.key("total.label"), ShopScreen.total(of: 1))
  private let delivery = ScreenLine(.key("delivery.label"), "\(ShopScreen.deliveryDate, format: ShopScreen.dateStyle)")
  private let extras = ScreenLine(
    .key("extras.label"), .list([.key("extras.oil"), .key("extras.wicks"), .key("extras.matches")]))
  private let picture = ScreenLine(.key("picture.label"), .key("picture.file"))
  private let system = ScreenLine(nil, .key("key.system"))
  private let quit = ScreenLine(nil, .key("key.quit"))

  /// How many lamps are in the cart; not fewer than none.
  package var count = 1 {
    didSet {
      count = max(0, count)
      cart.localized.value = .key("cart.count", count)
      total.localized.value = Self.total(of: count)
    }
  }

  /// Makes the screen for ``Localizer/main``.
  package init() {
    localizer = .main
  }

  /// The screen as plain text, without spaces at the ends of lines.
  package var text: String { lines().joined(separator: "\n") + "\n" }

  /// The lines of the screen, with a text that takes no column between the parts of a line.
  func lines(separator: String = "") -> [String] {
    let layout = ScreenLayout(isRightToLeft: localizer.language.isRightToLeft, separator: separator)
    let head = [layout.line(title.value), layout.rule, layout.line(greeting.value), ""]
    let body = [language, cart, total, delivery, extras, picture]
    let keys = layout.line(words: languageKeys + [key("s", system.value), key("+", "-"), key("q", quit.value)])
    return head + body.map { layout.line(label: $0.label, value: $0.value) } + ["", keys]
  }

  /// Languages call themselves by their own names, in whatever language the screen is.
  private var languageKeys: [String] {
    [Language.english, .ukrainian, .arabic].map { key($0.identifier.prefix(1), $0.ownName) }
  }

  /// A key and what it does; the key stands on the side where reading begins.
  private func key(_ letter: some StringProtocol, _ name: String) -> String {
    localizer.language.isRightToLeft ? "\(name) \(letter)" : "\(letter) \(name)"
  }

  private static func total(of count: Int) -> LocalizedText {
    let price = Decimal(count) * Decimal(1_999) / 100
    return "\(price, format: .currency(code: "EUR").presentation(.narrow))"
  }

  /// 7 June 2027.
  private static let deliveryDate = Date(timeIntervalSince1970: 1_812_369_600)
  private static let dateStyle = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
}

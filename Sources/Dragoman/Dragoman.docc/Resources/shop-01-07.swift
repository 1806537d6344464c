import Dragoman
import Foundation

Localizer.main = Localizer(bundle: .module)

print("shop.title".localized)
print("shop.greeting".localized(["name": .key("customer.name")]))

let price: Decimal = 19.99
let total: LocalizedText = "\(.key("total.label")): \(price, format: .currency(code: "EUR"))"
let extras: LocalizedText = .list([.key("extras.oil"), .key("extras.wicks"), .key("extras.matches")])
print(total.string)
print("\(.key("extras.label")): \(extras)" as LocalizedText)

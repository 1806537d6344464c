import Dragoman
import Foundation

Localizer.main = Localizer(bundle: .module)

print("shop.title".localized)
print("shop.greeting".localized(["name": .key("customer.name")]))

import Dragoman
import Foundation

Localizer.main = Localizer(bundle: .module)

print("shop.title".localized)

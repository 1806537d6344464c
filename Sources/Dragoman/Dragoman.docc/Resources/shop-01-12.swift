import Dragoman
import Foundation

Localizer.main = Localizer(bundle: .module)

for language in Localizer.main.languages {
  Localizer.main.withLanguage(language) {
    print(language.ownName)
    for count in [0, 1, 2, 5, 11] { print("cart.label".localized, "cart.count".localized(count)) }
    print()
  }
}

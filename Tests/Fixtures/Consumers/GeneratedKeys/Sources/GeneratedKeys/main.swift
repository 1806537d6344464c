import Dragoman
import Foundation
import Library

// Every text in every language, as strings and as texts that follow the language.
// Numbers do not depend on the region of whoever runs this.
var configuration = Localizer.Configuration()
configuration.numbers = .plain
Localizer.main = Localizer(bundle: .module, configuration: configuration)
let text: LocalizedText = "\(.Cart.items(count: 5)) \(.title)"
// The library has a key of the same name, and lets others see it.
let textOfLibrary: LocalizedText = "\(LibraryTexts.LocalizedTexts.title): \(.title)"
for language in L10n.languages {
  Localizer.main.withLanguage(language) {
    print(language.identifier)
    print(" ", L10n.title)
    print(" ", L10n.Cart.items(count: 1), L10n.Cart.items(count: 2), L10n.Cart.items(count: 5))
    print(" ", L10n.greeting(name: "Anna"))
    print(" ", L10n.progress(3, 10))
    print(" ", L10n.Errors.notFound("x.txt"))
    print(" ", L10n.Shop.open)
    print(" ", libraryTitle())
    print(" ", text.string)
    print(" ", LibraryTexts.title, textOfLibrary.string)
  }
}
print(L10n.AppLanguage.allCases.map(\.rawValue))

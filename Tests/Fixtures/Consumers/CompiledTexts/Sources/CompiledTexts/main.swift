import Dragoman
import Foundation

// Every text in every language. Numbers do not depend on the region of whoever runs this.
var configuration = Localizer.Configuration()
configuration.numbers = .plain
let texts = Localizer(bundle: .module, configuration: configuration) { print("issue:", $0) }
for language in texts.languages {
  texts.withLanguage(language) {
    print(language.identifier, texts["title"], texts["cart.items", 1], texts["cart.items", 5])
    print(" ", texts["greeting", ["name": "Anna"]], texts["progress", 3, 10])
    print(" ", texts.string("not_found", "x.txt", table: "Errors"), texts.string("open", table: "Shop"))
  }
}

import Dragoman
import Foundation
import Transfers

Localizer.main = Localizer(bundle: .module)

var words = Array(CommandLine.arguments.dropFirst())
var language = Localizer.main.language
// The option is for this run alone, so that nothing is selected and stored.
if let place = words.firstIndex(of: "--language"), place + 1 < words.count {
  language = Language(identifier: words[place + 1]) ?? language
  words.removeSubrange(place...(place + 1))
}

let status = Localizer.main.withLanguage(language) { () -> Int32 in
  guard words.count == 2, let amount = Decimal(string: words[0]) else {
    print("usage".localized)
    return 2
  }
  var account = Account(balance: 100, known: ["Anna", "Olena"])
  do {
    try account.transfer(amount, to: words[1])
    print("done".localized(["amount": .formatted(amount, .currency(code: "EUR")), "name": words[1]]))
    return 0
  } catch {
    // The text is the package's own, in the language of this program.
    print(error.localizedDescription)
    return 1
  }
}
exit(status)

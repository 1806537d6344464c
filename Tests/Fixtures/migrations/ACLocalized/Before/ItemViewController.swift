import ACLocalized
import UIKit

final class ItemViewController: UIViewController {
  let label = UILabel()
  let button = UIButton()
  let textField = UITextField()
  let textView = UITextView()
  let save = UIBarButtonItem(titleLocalized: .item_title(), style: .plain, target: nil, action: nil)
  var text: ACLocalizedString = "as it stands"

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLocalized = .item_title()
    label.textLocalized = .item_depth(3)
    label.attributedTextLocalized = "\(ACLocalizedString.item_title()): \(3)"
    button.setTitleLocalized(.item_title(), for: .normal)
    button.setAttributedTitleLocalized(.item_title(), for: .highlighted)
    textField.placeholderLocalized = ACLocalizedKeyString(key: "item_title", table: "Localized")
    textField.attributedPlaceholderLocalized = ACLocalizedKeyString(key: "item_depth", table: "Localized", args: 3)
    textView.attributedTextLocalized = text
    navigationItem.promptLocalized = ACLocalizedString(key: "item_of", table: "Localized", args: 1, 2)
    navigationItem.backButtonTitleLocalized = .item_title()
    tabBarItem.titleLocalized = .item_title()
  }

  func name(of language: ACLocalizedLanguage) -> String { language == "ru" ? "Русский" : "English" }

  func add(_ other: ACLocalizedString) {
    text += other
    let titleLocalizedTwice = text + ": " + text
    label.textLocalized = titleLocalizedTwice
  }
}

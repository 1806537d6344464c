import DragomanUIKit
import UIKit

final class ItemViewController: UIViewController {
  let label = UILabel()
  let button = UIButton()
  let textField = UITextField()
  let textView = UITextView()
  let save = UIBarButtonItem(localizedTitle: .item_title(), style: .plain, target: nil, action: nil)
  var text: LocalizedText = "as it stands"

  override func viewDidLoad() {
    super.viewDidLoad()
    localizedTitle = .item_title()
    label.localizedText = .item_depth(3)
    label.localizedAttributedText = "\(LocalizedText.item_title()): \(3)"
    button.setLocalizedTitle(.item_title(), for: .normal)
    button.setLocalizedAttributedTitle(.item_title(), for: .highlighted)
    textField.localizedPlaceholder = LocalizedText.key("item_title", table: "Localized")
    textField.localizedAttributedPlaceholder = LocalizedText.key("item_depth", 3, table: "Localized")
    textView.localizedAttributedText = text
    navigationItem.localizedPrompt = LocalizedText.key("item_of", 1, 2, table: "Localized")
    navigationItem.localizedBackButtonTitle = .item_title()
    tabBarItem.localizedTitle = .item_title()
  }

  func name(of language: Language) -> String { language == "ru" ? "Русский" : "English" }

  func add(_ other: LocalizedText) {
    text += other
    let titleLocalizedTwice = text + ": " + text
    label.localizedText = titleLocalizedTwice
  }
}

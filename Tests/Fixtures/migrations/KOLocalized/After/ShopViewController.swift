import DragomanUIKit
import UIKit

final class ShopViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = KOLocalizedString("title")
    label.text = KOLocalizedString("title", comment: "the name of the shop")
    label.localizationKey = "title"
    label.text = KOLocalized("title") + KOLocalized(key: "title")
  }
}

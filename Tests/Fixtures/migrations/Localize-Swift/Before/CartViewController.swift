import Localize_Swift
import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()
  let bundle = Bundle.main

  func show(count: Int, of names: [String]) {
    title = "cart.title".localized()
    label.text = "offline".localized(using: "Errors")
    label.text = "offline".localized(in: bundle)
    label.text = "offline".localized(using: "Errors", in: bundle)
    label.text = "offline".localized(using: "Errors", in: .main)
    label.text = "cart.items".localizedFormat(count)
    label.text = "cart.items.of".localizedFormat(count, names[0])
    label.accessibilityLabel = "cart.title".localized(using: "Errors") + "cart.items".localizedFormat(names.count)
  }
}

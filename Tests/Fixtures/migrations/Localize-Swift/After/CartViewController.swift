import DragomanUIKit
import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()
  let bundle = Bundle.main

  func show(count: Int, of names: [String]) {
    title = "cart.title".localized()
    label.text = "offline".localized(table: "Errors")
    label.text = "offline".localized(bundle: bundle)
    label.text = "offline".localized(table: "Errors", bundle: bundle)
    label.text = "offline".localized(table: "Errors", bundle: .main)
    label.text = "cart.items".localized(count)
    label.text = "cart.items.of".localized(count, names[0])
    label.accessibilityLabel = "cart.title".localized(table: "Errors") + "cart.items".localized(names.count)
  }
}

import DragomanUIKit
import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()
  let button = UIButton()

  func show(count: Int) {
    title = "cart.title".localized
    label.text = "cart.items".localized(count)
    label.text = "cart.title".localized + ": " + "cart.items".localized(2 * count)
    button.setTitle("cart.pay".localized, for: .normal)
  }
}

import L10n_swift
import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()
  let button = UIButton()

  func show(count: Int) {
    title = "cart.title".l10n()
    label.text = "cart.items".l10nPlural(count)
    label.text = "cart.title".l10n() + ": " + "cart.items".l10nPlural(2 * count)
    button.setTitle("cart.pay".l10n(), for: .normal)
  }
}

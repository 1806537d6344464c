import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = L10n.Localizable.alertTitle
    label.text = L10n.Localizable.alertMessage
    label.text = L10n.Localizable.Apples.count(3) + L10n.Localizable.Bananas.owner(5, "Olivier")
    label.text = L10n.Errors.notFound("a.txt")
  }
}

import UIKit

final class CartViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = L10n.alertTitle
    label.text = L10n.alertMessage
    label.text = L10n.Apples.count(3) + L10n.Bananas.owner(5, "Olivier")
    label.text = L10n.Errors.notFound("a.txt")
  }
}

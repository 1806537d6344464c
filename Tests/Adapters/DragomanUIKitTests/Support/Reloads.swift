@testable import UIKitStandIn

extension UITableView {
  var reloadCount: Int { reloads }
}

extension UICollectionView {
  var reloadCount: Int { reloads }
}

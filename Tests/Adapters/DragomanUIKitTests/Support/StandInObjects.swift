@testable import UIKitStandIn

/// Objects that tests need and that have something in them.
@MainActor enum StandInObjects {
  static func scene() -> UIWindowScene { UIWindowScene() }

  static func button() -> UIButton {
    let button = UIButton()
    button.configuration = .plain()
    return button
  }

  static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    return cell
  }

  static func item() -> UICollectionViewCell {
    let item = UICollectionViewCell()
    item.contentConfiguration = UIListContentConfiguration.cell()
    return item
  }

  static func header() -> UITableViewHeaderFooterView {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = UIListContentConfiguration.cell()
    return header
  }

  static func emptyController() -> UIViewController {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    return controller
  }

  static func unavailable(_ controller: UIViewController) -> UIContentUnavailableConfiguration? {
    controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
  }

  static func writeUnavailable(
    _ text: String, to property: WritableKeyPath<UIContentUnavailableConfiguration, String?>,
    of controller: UIViewController
  ) {
    var content = unavailable(controller)
    content?[keyPath: property] = text
    controller.contentUnavailableConfiguration = content
  }

  static func write<Value>(
    _ value: Value, to property: WritableKeyPath<UIListContentConfiguration, Value?>,
    of configuration: inout (any UIContentConfiguration)?
  ) {
    var content = configuration as? UIListContentConfiguration
    content?[keyPath: property] = value
    configuration = content
  }

  static func write(
    _ value: String, to property: WritableKeyPath<UIListContentConfiguration, String?>,
    of configuration: inout any UIContentConfiguration
  ) {
    var content: (any UIContentConfiguration)? = configuration
    write(value, to: property, of: &content)
    if let content { configuration = content }
  }
}

import Dragoman
import DragomanUIKit
import Foundation
import UIKitStandIn

extension PropertyCase {
  /// All localized properties of the adapter; a new one is a new line.
  static let all: [PropertyCase] = views + fields + items + controllers + menus + configurations + spoken

  private static func plain(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }

  private static let views: [PropertyCase] = [
    PropertyCase(
      "UILabel.text", { UILabel() }, get: { $0.localizedText }, set: { $0.localizedText = $1 }, shown: { $0.text },
      byHand: { $0.text = $1 }),
    PropertyCase(
      "UILabel.attributedText", { UILabel() }, get: { $0.localizedAttributedText },
      set: { $0.localizedAttributedText = $1 }, shown: { $0.attributedText?.string },
      byHand: { $0.attributedText = plain($1) }),
    PropertyCase(
      "UITextView.text", { UITextView() }, get: { $0.localizedText }, set: { $0.localizedText = $1 },
      shown: { $0.text }, byHand: { $0.text = $1 }),
    PropertyCase(
      "UITextView.attributedText", { UITextView() }, get: { $0.localizedAttributedText },
      set: { $0.localizedAttributedText = $1 }, shown: { $0.attributedText.string },
      byHand: { $0.attributedText = plain($1) }),
    PropertyCase(
      "UIButton.title, normal", { UIButton() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title(for: .normal) }, byHand: { $0.setTitle($1, for: .normal) }),
    PropertyCase(
      "UIButton.title, selected", { UIButton() }, get: { $0.localizedTitle(for: .selected) },
      set: { $0.setLocalizedTitle($1, for: .selected) }, shown: { $0.title(for: .selected) },
      byHand: { $0.setTitle($1, for: .selected) }),
    PropertyCase(
      "UIButton.attributedTitle, normal", { UIButton() }, get: { $0.localizedAttributedTitle(for: .normal) },
      set: { $0.setLocalizedAttributedTitle($1, for: .normal) }, shown: { $0.attributedTitle(for: .normal)?.string },
      byHand: { $0.setAttributedTitle(plain($1), for: .normal) }),
    PropertyCase(
      "UIButton.attributedTitle, disabled", { UIButton() }, get: { $0.localizedAttributedTitle(for: .disabled) },
      set: { $0.setLocalizedAttributedTitle($1, for: .disabled) },
      shown: { $0.attributedTitle(for: .disabled)?.string },
      byHand: { $0.setAttributedTitle(plain($1), for: .disabled) }),
    PropertyCase(
      "UISegmentedControl.title", { UISegmentedControl(items: ["x", "y"]) },
      get: { $0.localizedTitle(forSegmentAt: 1) }, set: { $0.setLocalizedTitle($1, forSegmentAt: 1) },
      shown: { $0.titleForSegment(at: 1) }, byHand: { $0.setTitle($1, forSegmentAt: 1) }),
    PropertyCase(
      "UIRefreshControl.title", { UIRefreshControl() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.attributedTitle?.string }, byHand: { $0.attributedTitle = plain($1) }),
  ]

  private static let fields: [PropertyCase] = [
    PropertyCase(
      "UITextField.text", { UITextField() }, get: { $0.localizedText }, set: { $0.localizedText = $1 },
      shown: { $0.text }, byHand: { $0.text = $1 }),
    PropertyCase(
      "UITextField.attributedText", { UITextField() }, get: { $0.localizedAttributedText },
      set: { $0.localizedAttributedText = $1 }, shown: { $0.attributedText?.string },
      byHand: { $0.attributedText = plain($1) }),
    PropertyCase(
      "UITextField.placeholder", { UITextField() }, get: { $0.localizedPlaceholder },
      set: { $0.localizedPlaceholder = $1 }, shown: { $0.placeholder }, byHand: { $0.placeholder = $1 }),
    PropertyCase(
      "UITextField.attributedPlaceholder", { UITextField() }, get: { $0.localizedAttributedPlaceholder },
      set: { $0.localizedAttributedPlaceholder = $1 }, shown: { $0.attributedPlaceholder?.string },
      byHand: { $0.attributedPlaceholder = plain($1) }),
    PropertyCase(
      "UISearchBar.placeholder", { UISearchBar() }, get: { $0.localizedPlaceholder },
      set: { $0.localizedPlaceholder = $1 }, shown: { $0.placeholder }, byHand: { $0.placeholder = $1 }),
    PropertyCase(
      "UISearchBar.prompt", { UISearchBar() }, get: { $0.localizedPrompt }, set: { $0.localizedPrompt = $1 },
      shown: { $0.prompt }, byHand: { $0.prompt = $1 }),
    PropertyCase(
      "UISearchBar.scopeButtonTitles", { UISearchBar() }, get: { $0.localizedScopeButtonTitles?.first },
      set: { bar, text in bar.localizedScopeButtonTitles = text.map { [$0] } }, shown: { $0.scopeButtonTitles?.first },
      byHand: { $0.scopeButtonTitles = [$1] }),
  ]

  private static let items: [PropertyCase] = [
    PropertyCase(
      "UIBarButtonItem.title", { UIBarButtonItem() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UITabBarItem.title", { UITabBarItem() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UINavigationItem.title", { UINavigationItem(title: "") }, get: { $0.localizedTitle },
      set: { $0.localizedTitle = $1 }, shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UINavigationItem.backButtonTitle", { UINavigationItem(title: "") }, get: { $0.localizedBackButtonTitle },
      set: { $0.localizedBackButtonTitle = $1 }, shown: { $0.backButtonTitle }, byHand: { $0.backButtonTitle = $1 }),
    PropertyCase(
      "UINavigationItem.prompt", { UINavigationItem(title: "") }, get: { $0.localizedPrompt },
      set: { $0.localizedPrompt = $1 }, shown: { $0.prompt }, byHand: { $0.prompt = $1 }),
    PropertyCase(
      "UITab.title", { UITab(title: "", image: nil, identifier: "t") }, get: { $0.localizedTitle },
      set: { $0.localizedTitle = $1 }, shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UITab.subtitle", { UITab(title: "", image: nil, identifier: "t") }, get: { $0.localizedSubtitle },
      set: { $0.localizedSubtitle = $1 }, shown: { $0.subtitle }, byHand: { $0.subtitle = $1 }),
  ]

  private static let controllers: [PropertyCase] = [
    PropertyCase(
      "UIViewController.title", { UIViewController() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UIAlertController.title", { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
      get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 }, shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UIAlertController.message", { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
      get: { $0.localizedMessage }, set: { $0.localizedMessage = $1 }, shown: { $0.message },
      byHand: { $0.message = $1 }),
    PropertyCase(
      "UIScene.title", { StandInObjects.scene() }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
  ]

  private static let menus: [PropertyCase] = [
    PropertyCase(
      "UIAction.title", { UIAction { _ in } }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UIAction.subtitle", { UIAction { _ in } }, get: { $0.localizedSubtitle }, set: { $0.localizedSubtitle = $1 },
      shown: { $0.subtitle }, byHand: { $0.subtitle = $1 }),
    PropertyCase(
      "UIAction.discoverabilityTitle", { UIAction { _ in } }, get: { $0.localizedDiscoverabilityTitle },
      set: { $0.localizedDiscoverabilityTitle = $1 }, shown: { $0.discoverabilityTitle },
      byHand: { $0.discoverabilityTitle = $1 }),
    PropertyCase(
      "UICommand.title", { UICommand(action: "x") }, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 },
      shown: { $0.title }, byHand: { $0.title = $1 }),
    PropertyCase(
      "UICommand.subtitle", { UICommand(action: "x") }, get: { $0.localizedSubtitle },
      set: { $0.localizedSubtitle = $1 }, shown: { $0.subtitle }, byHand: { $0.subtitle = $1 }),
    PropertyCase(
      "UICommand.discoverabilityTitle", { UICommand(action: "x") }, get: { $0.localizedDiscoverabilityTitle },
      set: { $0.localizedDiscoverabilityTitle = $1 }, shown: { $0.discoverabilityTitle },
      byHand: { $0.discoverabilityTitle = $1 }),
  ]

  private static let configurations: [PropertyCase] = [
    PropertyCase(
      "UIButton.Configuration.title", { StandInObjects.button() }, get: { $0.localizedConfiguration.title },
      set: { $0.localizedConfiguration.title = $1 }, shown: { $0.configuration?.title },
      byHand: { $0.configuration?.title = $1 }),
    PropertyCase(
      "UIButton.Configuration.subtitle", { StandInObjects.button() }, get: { $0.localizedConfiguration.subtitle },
      set: { $0.localizedConfiguration.subtitle = $1 }, shown: { $0.configuration?.subtitle },
      byHand: { $0.configuration?.subtitle = $1 }),
    PropertyCase(
      "UIButton.Configuration.attributedTitle", { StandInObjects.button() },
      get: { $0.localizedConfiguration.attributedTitle }, set: { $0.localizedConfiguration.attributedTitle = $1 },
      shown: { $0.configuration?.title }, byHand: { $0.configuration?.title = $1 }),
    PropertyCase(
      "UITableViewCell content text", { StandInObjects.cell() }, get: { $0.localizedContent.text },
      set: { $0.localizedContent.text = $1 }, shown: { ($0.contentConfiguration as? UIListContentConfiguration)?.text },
      byHand: { StandInObjects.write($1, to: \.text, of: &$0.contentConfiguration) }),
    PropertyCase(
      "UITableViewCell content secondaryText", { StandInObjects.cell() }, get: { $0.localizedContent.secondaryText },
      set: { $0.localizedContent.secondaryText = $1 },
      shown: { ($0.contentConfiguration as? UIListContentConfiguration)?.secondaryText },
      byHand: { StandInObjects.write($1, to: \.secondaryText, of: &$0.contentConfiguration) }),
    PropertyCase(
      "UITableViewCell content attributedText", { StandInObjects.cell() }, get: { $0.localizedContent.attributedText },
      set: { $0.localizedContent.attributedText = $1 },
      shown: { ($0.contentConfiguration as? UIListContentConfiguration)?.attributedText?.string },
      byHand: { StandInObjects.write(plain($1), to: \.attributedText, of: &$0.contentConfiguration) }),
    PropertyCase(
      "UICollectionViewCell content text", { StandInObjects.item() }, get: { $0.localizedContent.text },
      set: { $0.localizedContent.text = $1 }, shown: { ($0.contentConfiguration as? UIListContentConfiguration)?.text },
      byHand: { StandInObjects.write($1, to: \.text, of: &$0.contentConfiguration) }),
    PropertyCase(
      "UITableViewHeaderFooterView content text", { StandInObjects.header() }, get: { $0.localizedContent.text },
      set: { $0.localizedContent.text = $1 }, shown: { ($0.contentConfiguration as? UIListContentConfiguration)?.text },
      byHand: { StandInObjects.write($1, to: \.text, of: &$0.contentConfiguration) }),
    PropertyCase(
      "UIListContentView text", { UIListContentView(configuration: .cell()) }, get: { $0.localizedContent.text },
      set: { $0.localizedContent.text = $1 }, shown: { ($0.configuration as? UIListContentConfiguration)?.text },
      byHand: { StandInObjects.write($1, to: \.text, of: &$0.configuration) }),
    PropertyCase(
      "UIViewController contentUnavailable text", { StandInObjects.emptyController() },
      get: { $0.localizedContentUnavailable.text }, set: { $0.localizedContentUnavailable.text = $1 },
      shown: { StandInObjects.unavailable($0)?.text },
      byHand: { StandInObjects.writeUnavailable($1, to: \.text, of: $0) }),
    PropertyCase(
      "UIViewController contentUnavailable secondaryText", { StandInObjects.emptyController() },
      get: { $0.localizedContentUnavailable.secondaryText }, set: { $0.localizedContentUnavailable.secondaryText = $1 },
      shown: { StandInObjects.unavailable($0)?.secondaryText },
      byHand: { StandInObjects.writeUnavailable($1, to: \.secondaryText, of: $0) }),
    PropertyCase(
      "UIViewController contentUnavailable button title", { StandInObjects.emptyController() },
      get: { $0.localizedContentUnavailable.button.title }, set: { $0.localizedContentUnavailable.button.title = $1 },
      shown: { StandInObjects.unavailable($0)?.button.title },
      byHand: { StandInObjects.writeUnavailable($1, to: \.button.title, of: $0) }),
    PropertyCase(
      "UIContentUnavailableView text", { UIContentUnavailableView(configuration: .empty()) },
      get: { $0.localizedContent.text }, set: { $0.localizedContent.text = $1 },
      shown: { ($0.configuration as? UIContentUnavailableConfiguration)?.text },
      byHand: { view, text in
        var content = UIContentUnavailableConfiguration.empty()
        content.text = text
        view.configuration = content
      }),
  ]

  private static let spoken: [PropertyCase] = [
    PropertyCase(
      "accessibilityLabel of a view", { UIView() }, get: { $0.localizedAccessibilityLabel },
      set: { $0.localizedAccessibilityLabel = $1 }, shown: { $0.accessibilityLabel },
      byHand: { $0.accessibilityLabel = $1 }),
    PropertyCase(
      "accessibilityHint of an item", { UIBarButtonItem() }, get: { $0.localizedAccessibilityHint },
      set: { $0.localizedAccessibilityHint = $1 }, shown: { $0.accessibilityHint },
      byHand: { $0.accessibilityHint = $1 }),
    PropertyCase(
      "accessibilityValue of a control", { UIControl() }, get: { $0.localizedAccessibilityValue },
      set: { $0.localizedAccessibilityValue = $1 }, shown: { $0.accessibilityValue },
      byHand: { $0.accessibilityValue = $1 }),
  ]
}

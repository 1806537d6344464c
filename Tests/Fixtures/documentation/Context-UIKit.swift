// The reader's screens.
import DragomanSwiftUI
import DragomanTestSupport
import DragomanUIKit
import Foundation
import SwiftUIStandIn
import UIKitStandIn

struct Face: Equatable {
  var title: String?
}

@MainActor final class Card: UIView {
  var caption: String?
  var face: Face?
  let captionLabel = UILabel()
}

@MainActor func sorting(_ localizer: Localizer) -> [UIMenuElement] { [] }
@MainActor func chart(_ localizer: Localizer) -> UIImage? { nil }

@MainActor let card = Card()
@MainActor let label = UILabel()
@MainActor let button = UIButton()
@MainActor let textField = UITextField()
@MainActor let textView = UITextView()
@MainActor let searchBar = UISearchBar()
@MainActor let segmentedControl = UISegmentedControl()
@MainActor let imageView = UIImageView()
@MainActor let view = UIView()
@MainActor let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
@MainActor let controller = UIViewController()
@MainActor let viewController = UIViewController()
@MainActor let navigationItem = UINavigationItem(title: "")
@MainActor let barButtonItem = UIBarButtonItem()
@MainActor let item = UIBarButtonItem()
@MainActor let tabBarItem = UITabBarItem()
@MainActor let window = UIWindow()

// What is there on Apple's systems alone.
extension Localizer {
  @MainActor func layoutFaults(of view: UIView) throws -> [LayoutFault] { [] }
}

// What the stand-ins do without.
extension UIViewController {
  var navigationController: UINavigationController? { nil }
}

struct Button<Label: View>: View {
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
  var body: EmptyView { EmptyView() }
}

struct WindowGroup<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content) {}
}

@MainActor protocol Scene {}

@MainActor protocol App {
  associatedtype Body: Scene
  init()
  var body: Body { get }
}

extension App {
  static func main() {}
}

@MainActor func save() {}

struct RootView: View {
  var body: EmptyView { EmptyView() }
}

// The reader's names in the tables of the migrations.
enum AppLanguage: String, LanguageChoice {
  case english = "en", arabic = "ar"
}

@MainActor final class Speedometer: LocalizationKeyed {
  var caption: String?
  var localizedTextForKey: LocalizedText?
}

@MainActor let meter = Speedometer()
@MainActor let datePicker = UIDatePicker()
let font = 17

// What is there on Apple's systems alone.
@MainActor enum MainBundleTexts {
  static func follow() {}
  static func stop() {}
}

final class UIDatePicker: UIView {
  var locale: Locale?
}

extension LocalizedText {
  func attributes(_ attributes: [NSAttributedString.Key: Any]) -> Self { self }
}

extension NSAttributedString.Key {
  static let font = Self("NSFont")
}

// The reader's screens.
import DragomanSwiftUI
import DragomanTestSupport
import DragomanUIKit
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

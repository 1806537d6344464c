#if canImport(ObjectiveC)
  import Dragoman
  public import Foundation
  import ObjectiveC

  /// Lets what asks the main bundle for texts follow the language: `NSLocalizedString`, `Bundle.localizedString`, and
  /// storyboards and nibs that are localized by `.strings`, each when it is next asked for or loaded.
  ///
  /// It changes the class of the main bundle, once; ``stop()`` undoes it. What is on the screen already is not written
  /// anew: load it again, for instance with UIKit's `UIWindow.rebuildRoot(on:of:_:)`.
  ///
  /// It does not reach what does not ask the bundle in this way: `String(localized:)` and `AttributedString(localized:)`,
  /// SwiftUI's `Text("…")`, `LocalizedStringResource`, `InfoPlist.strings`, the system's own buttons, menus and alerts,
  /// extensions, and other bundles.
  @MainActor @objc(DRMMainBundleTexts) public final class MainBundleTexts: NSObject {
    private static var former: AnyClass?

    /// Lets the main bundle's texts follow `Localizer.main`.
    @objc public static func follow() {
      guard former == nil else { return }
      former = object_setClass(Bundle.main, FollowingBundle.self)
    }

    /// Gives the main bundle its own class back.
    @objc public static func stop() {
      if let former { object_setClass(Bundle.main, former) }
      former = nil
    }
  }

  /// A main bundle whose texts follow the language. It has no storage, since it takes the place of another class.
  private final class FollowingBundle: Bundle, @unchecked Sendable {
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      BundleText.string(forKey: key, table: tableName, in: self, localizer: .main)
        ?? super.localizedString(forKey: key, value: value, table: tableName)
    }
  }
#endif

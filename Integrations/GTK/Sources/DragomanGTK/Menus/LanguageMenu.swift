public import CGTK4
public import Dragoman

/// A menu of the languages of a localizer, each by its own name, with a tick at the one that was chosen.
///
///     LanguageMenu(followingSystem: .key("language.system")).attach(to: menuButton)
@MainActor public struct LanguageMenu {
  private let system: LocalizedText?
  private let localizer: Localizer?

  /// Makes the menu.
  ///
  /// - Parameters:
  ///   - system: The name of the choice to follow the system; nil does not offer it.
  ///   - localizer: Whose languages are offered and chosen; nil is `Localizer.main`, whichever that is
  ///     then.
  public init(followingSystem system: LocalizedText?, by localizer: Localizer? = nil) {
    self.system = system
    self.localizer = localizer
  }

  /// Gives the menu to a menu button, a popover or a menu bar.
  public func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
    LanguageAction(localizer: localizer).insert(into: widget)
    widget.setMenuModel { model in
      // Another main localizer has other languages.
      GObjectTarget.of(model).setLocalized("languages", by: localizer) { target, localizer in
        target.withObject { menu(of: localizer).fill(OpaquePointer($0)) }
      }
    }
  }

  private func menu(of localizer: Localizer) -> LocalizedMenu {
    let languages = localizer.languages.map { item(.verbatim($0.ownName), $0.identifier) }
    let system = system.map { item($0, LanguageAction.system) }
    return LocalizedMenu([.section(nil, languages)] + (system.map { [.section(nil, [$0])] } ?? []))
  }

  private func item(_ text: LocalizedText, _ target: String) -> LocalizedMenu.Item {
    .item(text, action: "\(LanguageAction.group).\(LanguageAction.name)", target: target)
  }
}

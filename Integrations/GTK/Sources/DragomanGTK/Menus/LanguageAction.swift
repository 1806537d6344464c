import CGTK4
import Dragoman

/// The action behind a language menu: its state is what was chosen.
@MainActor struct LanguageAction {
  static let group = "dragoman"
  static let name = "language"
  /// The state where the system is followed; no language has such a tag.
  static let system = "system"

  /// Whose languages are chosen; nil is `Localizer.main`, whichever that is then.
  let localizer: Localizer?

  func insert(into widget: UnsafeMutablePointer<GtkWidget>) {
    guard let group = g_simple_action_group_new(), let action = newAction() else { return }
    g_action_map_add_action(OpaquePointer(group), action)
    gtk_widget_insert_action_group(widget, Self.group, OpaquePointer(group))
    // The widget and the group have their own references now.
    g_object_unref(UnsafeMutableRawPointer(action))
    g_object_unref(group)
  }

  /// A new action, which the caller owns.
  func newAction() -> OpaquePointer? {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let state = g_variant_new_string(Self.state(localizer ?? .main))
    guard let action = g_simple_action_new_stateful(Self.name, type, state) else { return nil }
    Signal.connect("change-state", of: action) { choose($0) }
    follow(GObjectTarget.of(action))
    return action
  }

  private func follow(_ target: GObjectTarget) {
    let watch = ChoiceWatch { [weak target] localizer in
      if let target { Self.update(target, localizer) }
    }
    target.setLocalized("state", by: localizer) { target, localizer in
      watch.follow(localizer)
      Self.update(target, localizer)
    }
  }

  private func choose(_ name: String) {
    let localizer = localizer ?? .main
    if name == Self.system {
      localizer.followSystem()
    } else if let language = Language(identifier: name) {
      // A choice that could not be stored is not made; the tick stays where it was.
      try? localizer.select(language)
    }
  }

  private static func update(_ target: GObjectTarget, _ localizer: Localizer) {
    target.withObject { g_simple_action_set_state(OpaquePointer($0), g_variant_new_string(state(localizer))) }
  }

  private static func state(_ localizer: Localizer) -> String {
    switch localizer.selection.choice {
    case .system: system
    // What is chosen can be a tag that a listed language stands for.
    case .language(let language): (localizer.languages.contains(language) ? language : localizer.language).identifier
    }
  }
}

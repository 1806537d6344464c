import CGTK4
import Dragoman

/// The action behind a language menu: its state is what was chosen.
@MainActor struct LanguageAction {
  static let group = "dragoman"
  static let name = "language"
  /// The state where the system is followed; no language has such a tag.
  static let system = "system"

  let localizer: Localizer

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
    let action = g_simple_action_new_stateful(Self.name, type, state)
    guard let action else { return nil }
    Signal.connect("change-state", of: action) { choose($0) }
    let target = GObjectTarget.of(action)
    target.onLanguageChange(of: localizer) { target, _ in update(target) }
    let watch = ChoiceWatch(localizer, for: target) { target, localizer in
      LanguageAction(localizer: localizer).update(target)
    }
    watch.arm()
    return action
  }

  private func choose(_ name: String) {
    if name == Self.system {
      localizer.followSystem()
    } else if let language = Language(identifier: name) {
      // A choice that could not be stored is not made; the tick stays where it was.
      try? localizer.select(language)
    }
  }

  private func update(_ target: GObjectTarget) {
    target.withObject { g_simple_action_set_state(OpaquePointer($0), state) }
  }

  private var state: OpaquePointer? {
    switch localizer.selection.choice {
    case .system: g_variant_new_string(Self.system)
    case .language(let language): g_variant_new_string(supported(language).identifier)
    }
  }

  /// What is chosen can be a tag that a listed language stands for.
  private func supported(_ language: Language) -> Language {
    localizer.languages.contains(language) ? language : localizer.language
  }
}

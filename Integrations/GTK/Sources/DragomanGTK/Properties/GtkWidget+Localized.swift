public import CGTK4
public import Dragoman

/// Texts of a widget that follow the language: `label.localizedLabel = .key("menu.title")`.
///
/// Each is a property of the widget's class; setting nil unbinds and leaves what is shown.
@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The text of a label, a button, a check button, a menu button or a frame.
  public var localizedLabel: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "label") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "label") }
  }

  /// The title of a window, which its header bar shows too.
  public var localizedTitle: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "title") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "title") }
  }

  /// The text that an empty entry shows.
  public var localizedPlaceholder: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "placeholder-text") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "placeholder-text") }
  }

  /// The text that is shown while the pointer rests on the widget.
  public var localizedTooltip: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "tooltip-text") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "tooltip-text") }
  }

  /// The text that stands for a picture where it cannot be seen.
  public var localizedAlternativeText: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "alternative-text") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "alternative-text") }
  }

  /// The name of the icon of an image or a button, for icons that differ from language to language.
  public var localizedIconName: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(forProperty: "icon-name") }
    nonmutating set { GObjectTarget.of(self).setLocalizedText(newValue, forProperty: "icon-name") }
  }
}

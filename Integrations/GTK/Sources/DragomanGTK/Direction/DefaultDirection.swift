import CGTK4
public import Dragoman

/// The direction of all widgets that have none of their own: those of the windows that are open, and of later ones.
@MainActor public enum DefaultDirection {
  /// Lets it follow the language: open windows are mirrored at once, there and back.
  ///
  /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`, whichever that is then.
  public static func follow(_ localizer: Localizer? = nil) {
    target.setLocalized("direction", by: localizer, isLayout: true) { _, localizer in
      gtk_widget_set_default_direction(localizer.language.textDirection)
    }
  }

  /// Leaves the direction as it is.
  public static func stopFollowing() {
    target.setLocalized("direction", write: nil)
  }

  private static let target = Target()

  /// The default direction belongs to no object of GTK's.
  private final class Target: LocalizationTarget {}
}

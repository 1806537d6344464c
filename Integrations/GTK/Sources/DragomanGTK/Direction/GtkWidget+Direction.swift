public import CGTK4
public import Dragoman

@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Lets the direction of a widget and of all that is in it follow the language, whatever the default direction is.
  ///
  /// What is put into the widget later gets its direction with the next change.
  ///
  /// - Parameter localizer: Whose language it follows; nil is `Localizer.main`, whichever that is then.
  public func followDirection(of localizer: Localizer? = nil) {
    GObjectTarget.of(self).setLocalized("direction", by: localizer, isLayout: true) { target, localizer in
      target.withWidget { $0.setDirectionOfAll(localizer.language.textDirection) }
    }
  }

  /// Gives the widget and all that is in it back to the default direction.
  public func stopFollowingDirection() {
    GObjectTarget.of(self).setLocalized("direction", write: nil)
    setDirectionOfAll(GTK_TEXT_DIR_NONE)
  }

  private func setDirectionOfAll(_ direction: GtkTextDirection) {
    gtk_widget_set_direction(self, direction)
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      current.setDirectionOfAll(direction)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}

public import CGTK4
public import Dragoman

extension Language {
  /// The direction of the language, as GTK calls it.
  public var textDirection: GtkTextDirection { isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}

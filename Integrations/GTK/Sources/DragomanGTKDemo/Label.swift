import CGTK4
import Dragoman
import DragomanGTK

/// Makes labels that follow the language.
@MainActor enum Label {
  static func make(_ text: LocalizedText?, styles: String...) -> Widget? {
    let label = gtk_label_new(nil)
    label?.localizedLabel = text
    for style in styles { gtk_widget_add_css_class(label, style) }
    return label
  }
}

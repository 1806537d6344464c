import CGTK4

/// The looks of the window beyond the theme's.
enum Style {
  static func install() {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static let sheet = """
    window, popover { font-family: "Noto Sans", "Noto Sans Arabic", sans-serif; }
    .picture { border-radius: 12px; }
    .greeting { font-size: 22px; font-weight: 700; }
    .rows { border: 1px solid alpha(currentColor, 0.15); border-radius: 12px; }
    .rows > row { padding: 10px 14px; min-height: 34px; border-bottom: 1px solid alpha(currentColor, 0.1); }
    .rows > row:first-child { border-radius: 12px 12px 0 0; }
    .rows > row:last-child { border-bottom: none; border-radius: 0 0 12px 12px; }
    .rows > row:hover { background: none; }
    .value { opacity: 0.75; }
    .count { min-width: 28px; font-feature-settings: "tnum"; }
    .total { font-weight: 700; }
    """
}

import DragomanAdapterBasics

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

/// What a row of a picker says.
struct LanguageLabel: View {
  let row: LanguagePickerRow

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: row.title)
      if let subtitle = row.subtitle { Text(verbatim: subtitle) }
    }
  }
}

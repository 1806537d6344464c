import Dragoman
import DragomanAdapterBasics

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

/// Puts a choice in force.
struct LanguageChoosing: Sendable {
  let localizer: Localizer
  let onFailure: (@MainActor @Sendable (LanguageSelectionError) -> Void)?

  /// The row that is chosen; nil stands for following the system.
  func binding(_ rows: [LanguagePickerRow]) -> Binding<Language?> {
    let chosen = rows.first(where: \.isChosen)?.language
    return Binding {
      chosen
    } set: { @MainActor language in
      choose(language)
    }
  }

  @MainActor private func choose(_ language: Language?) {
    do {
      if let language { try localizer.select(language) } else { localizer.followSystem() }
    } catch {
      onFailure?(error)
    }
  }
}

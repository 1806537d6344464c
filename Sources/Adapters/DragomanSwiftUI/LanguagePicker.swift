public import Dragoman
import DragomanAdapterBasics

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import SwiftUIStandIn
#endif

/// A control for choosing the language of the app: each by its own name and its name in the language in force, the
/// choice ticked, and a row for following the system.
///
/// It offers what the localizer of its environment has, is localized itself, and follows the language, whoever changes
/// it. How it looks is said as of any `Picker`: `LanguagePicker().pickerStyle(.inline)`.
public struct LanguagePicker: View {
  @Environment(\.localizer) private var localizer
  private let offersSystem: Bool
  private let onFailure: (@MainActor @Sendable (LanguageSelectionError) -> Void)?

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - offersSystem: Whether there is a row for following the system.
  ///   - onFailure: Called when a choice could not be made: the store failed, or the language is gone.
  public init(
    offersSystem: Bool = true, onFailure: (@MainActor @Sendable (LanguageSelectionError) -> Void)? = nil
  ) {
    self.offersSystem = offersSystem
    self.onFailure = onFailure
  }

  /// The control in the language in force.
  public var body: some View {
    let language = localizer.language
    let rows = LanguagePickerRow.rows(
      of: localizer, systemTitle: offersSystem ? LanguagePickerTexts.system(in: language) : nil)
    Picker(selection: LanguageChoosing(localizer: localizer, onFailure: onFailure).binding(rows)) {
      ForEach(rows) { row in
        LanguageLabel(row: row).tag(row.language)
      }
    } label: {
      Text(verbatim: LanguagePickerTexts.title(in: language))
    }
  }
}

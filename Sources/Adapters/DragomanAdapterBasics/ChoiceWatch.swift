package import Dragoman
import Observation

/// Does something each time that the choice behind a localizer is another one, also where the language in force stays,
/// which no binding is told.
@MainActor package final class ChoiceWatch {
  private let act: @MainActor (Localizer) -> Void
  private weak var localizer: Localizer?

  /// Makes a watch.
  ///
  /// - Parameter act: What is done at the main actor's next turn. Whoever owns the watch must not be captured.
  package init(_ act: @escaping @MainActor (Localizer) -> Void) { self.act = act }

  /// Watches the choice behind a localizer, and no other one any more.
  package func follow(_ localizer: Localizer) {
    guard self.localizer !== localizer else { return }
    self.localizer = localizer
    arm(localizer)
  }

  private func arm(_ localizer: Localizer) {
    // Weak, since the selection keeps the closure, and the localizer the selection.
    withObservationTracking {
      _ = localizer.selection.choice
    } onChange: { [weak self, weak localizer] in
      Task { @MainActor in
        if let localizer { self?.choiceChanged(of: localizer) }
      }
    }
  }

  private func choiceChanged(of localizer: Localizer) {
    guard self.localizer === localizer else { return }
    // First, so that no choice made meanwhile is missed.
    arm(localizer)
    act(localizer)
  }
}

import Dragoman
import Observation

/// Does something each time that the choice behind a localizer is another one, also where the language in force stays,
/// which no binding is told.
///
/// It keeps no localizer alive, and is let go of by the first change after it is gone.
@MainActor final class ChoiceWatch {
  private let act: @MainActor (Localizer) -> Void
  private weak var localizer: Localizer?

  init(_ act: @escaping @MainActor (Localizer) -> Void) { self.act = act }

  /// Watches the choice behind a localizer, and no longer the one behind another.
  func follow(_ localizer: Localizer) {
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

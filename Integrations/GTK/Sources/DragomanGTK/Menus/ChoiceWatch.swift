import Dragoman
import Observation

/// Does something each time that the choice behind a localizer is another one, also where the language in force stays,
/// which no binding is told.
///
/// It keeps neither the target nor the localizer alive, and is let go of by the first change after either is gone.
@MainActor final class ChoiceWatch {
  private weak var localizer: Localizer?
  private weak var target: GObjectTarget?
  private let act: @MainActor (GObjectTarget, Localizer) -> Void

  init(
    _ localizer: Localizer, for target: GObjectTarget, act: @escaping @MainActor (GObjectTarget, Localizer) -> Void
  ) {
    self.localizer = localizer
    self.target = target
    self.act = act
  }

  func arm() {
    withObservationTracking {
      _ = localizer?.selection.choice
    } onChange: {
      Task { @MainActor in self.choiceChanged() }
    }
  }

  private func choiceChanged() {
    guard let localizer, let target else { return }
    // First, so that no choice made meanwhile is missed.
    arm()
    act(target, localizer)
  }
}

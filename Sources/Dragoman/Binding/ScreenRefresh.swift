import Foundation
import Observation

/// Lets everything on the screen follow a change of the language, in a fixed order: will-change hooks, bindings,
/// did-change hooks, the notification, the streams, observation.
@MainActor final class ScreenRefresh {
  static let shared = ScreenRefresh()

  /// What has begun to follow in one selection and has not come to its end.
  private struct Progress {
    var pass = 0
    /// The localizers whose language changed, each with the change that its readers have not been told yet.
    var unfinished: [(localizer: Localizer, change: LanguageChange)] = []
  }

  private var progress: [ObjectIdentifier: Progress] = [:]

  /// Brings the screen up to date with a selection; does nothing where it is.
  ///
  /// Code of others that is called here may change the language again. The pass that this starts does all the work
  /// that is left, so the one that it interrupted ends there.
  ///
  /// - Parameter isForced: Whether bindings are written even though no language changed: there is another
  ///   ``Localizer/main``.
  func run(for selection: LanguageSelection, isForced: Bool = false) {
    let changes = selection.followers.localizers.compactMap { localizer in
      localizer.takeChange().map { (localizer: localizer, change: $0) }
    }
    guard isForced || !changes.isEmpty else { return }
    // A screen speaks the language of the process, whatever task makes it change.
    LanguageOverride.$scope.withValue(nil) {
      run(changes, for: selection, isForced: isForced)
    }
  }

  private func run(
    _ changes: [(localizer: Localizer, change: LanguageChange)], for selection: LanguageSelection, isForced: Bool
  ) {
    let identity = ObjectIdentifier(selection)
    let pass = begin(changes, in: identity)
    let isNewest = { self.progress[identity]?.pass == pass }
    let unfinished = progress[identity]?.unfinished ?? []
    var concerned = Set(unfinished.map { ObjectIdentifier($0.localizer) })
    if isForced { concerned.insert(ObjectIdentifier(Localizer.main)) }

    let objects = BindingRegistry.shared.living
    let hooks = HookRun(objects: objects, changes: unfinished, localizers: concerned, isNewest: isNewest)
    hooks.run(.before)
    BindingRefresh(objects: objects, localizers: concerned, isNewest: isNewest).run()
    hooks.run(.after)
    guard isNewest() else { return }
    NotificationCenter.default.post(name: Localizer.languageDidChange, object: selection)
    guard isNewest() else { return }
    finish(identity)
  }

  private func begin(
    _ changes: [(localizer: Localizer, change: LanguageChange)], in selection: ObjectIdentifier
  ) -> Int {
    var current = progress[selection] ?? Progress()
    current.pass += 1
    for change in changes {
      current.unfinished.removeAll { $0.localizer === change.localizer }
      current.unfinished.append(change)
    }
    progress[selection] = current
    return current.pass
  }

  /// Tells the readers of streams and the observers.
  private func finish(_ selection: ObjectIdentifier) {
    let finished = progress.removeValue(forKey: selection)?.unfinished ?? []
    for (localizer, change) in finished { localizer.changes.send(change.language) }
    for (localizer, _) in finished {
      localizer.registrar.withMutation(of: localizer, keyPath: Localizer.languageKeyPath) {}
    }
  }
}

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
    /// The hooks that have been called since everything last came to its end, with the language they were told. They
    /// are held, so that their identities cannot become others'.
    var told: [ObjectIdentifier: (hook: ChangeHook, language: Language)] = [:]
  }

  private var progress: [ObjectIdentifier: Progress] = [:]

  /// Brings the screen up to date with a selection; does nothing where it is.
  ///
  /// Code of others that is called here may change the language again. The pass that this starts does all the work
  /// that is left, so the one that it interrupted ends there.
  ///
  /// - Parameter replacement: There is another ``Localizer/main``, so that bindings are written even though no language
  ///   changed; with the change of language that it brought, if any.
  func run(for selection: LanguageSelection, replacingMain replacement: LanguageChange?? = nil) {
    let changes = selection.followers.localizers.compactMap { localizer in
      localizer.takeChange().map { (localizer: localizer, change: $0) }
    }
    guard replacement != nil || !changes.isEmpty else { return }
    // A screen speaks the language of the process, whatever task makes it change.
    LanguageOverride.$scope.withValue(nil) {
      run(changes + replaced(by: replacement ?? nil), for: selection, isForced: replacement != nil)
    }
  }

  private func replaced(by change: LanguageChange?) -> [(localizer: Localizer, change: LanguageChange)] {
    change.map { [(localizer: .main, change: $0)] } ?? []
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
    let told = isForced ? withChangeOfMain(unfinished) : unfinished
    let hooks = HookRun(objects: objects, changes: told, localizers: concerned, isNewest: isNewest) {
      self.tell($0, $1, of: $2, in: identity, isForced: isForced)
    }
    hooks.run(.before)
    BindingRefresh(objects: objects, localizers: concerned, isNewest: isNewest).run()
    hooks.run(.after)
    guard isNewest() else { return }
    NotificationCenter.default.post(name: Localizer.languageDidChange, object: selection)
    guard isNewest() else { return }
    finish(identity)
  }

  /// What the hooks are told of another ``Localizer/main``: it has other texts, also where its language is the same.
  private func withChangeOfMain(
    _ changes: [(localizer: Localizer, change: LanguageChange)]
  ) -> [(localizer: Localizer, change: LanguageChange)] {
    let main = Localizer.main
    guard !changes.contains(where: { $0.localizer === main }) else { return changes }
    let language = main.publishedSnapshot.language
    return changes + [(main, LanguageChange(previous: language, language: language))]
  }

  private func begin(
    _ changes: [(localizer: Localizer, change: LanguageChange)], in selection: ObjectIdentifier
  ) -> Int {
    var current = progress[selection] ?? Progress()
    current.pass += 1
    for (localizer, change) in changes {
      // Who has not heard of the interrupted change sees one change from before it.
      let previous = current.unfinished.first { $0.localizer === localizer }?.change.previous ?? change.previous
      current.unfinished.removeAll { $0.localizer === localizer }
      current.unfinished.append((localizer, LanguageChange(previous: previous, language: change.language)))
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

  /// Tells a hook the change from what it was told last.
  private func tell(
    _ hook: ChangeHook, _ owner: AnyObject, of change: LanguageChange, in selection: ObjectIdentifier, isForced: Bool
  ) {
    let previous = progress[selection]?.told[hook.identity]?.language ?? change.previous
    guard isForced || previous != change.language else { return }
    progress[selection]?.told[hook.identity] = (hook, change.language)
    hook.perform(owner, LanguageChange(previous: previous, language: change.language))
  }
}

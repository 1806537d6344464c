import Foundation

/// Lets everything on the screen follow a change of the language, in a fixed order: will-change hooks, bindings,
/// did-change hooks, the notification, the streams, observation.
@MainActor enum ScreenRefresh {
  nonisolated static let notificationName = Notification.Name("DragomanLanguageDidChange")

  /// Brings the screen up to date with a selection; does nothing where it is.
  ///
  /// Code of others that is called here may change the language again. The pass that this starts does all the work
  /// that is left, so the one that it interrupted ends there.
  ///
  /// - Parameter replacement: There is another ``Localizer/main``, so that bindings are written even though no language
  ///   changed; with the change of language that it brought, if any.
  static func run(for selection: LanguageSelection, replacingMain replacement: LanguageChange?? = nil) {
    var changes: [FollowerChange] = []
    for follower in selection.followers.all {
      if let change = follower.takeChange() { changes.append(FollowerChange(follower: follower, change: change)) }
    }
    guard replacement != nil || !changes.isEmpty else { return }
    if let change = replacement ?? nil {
      changes.append(FollowerChange(follower: Localizer.main.follower, change: change))
    }
    // A screen speaks the language of the process, whatever task makes it change.
    LanguageOverride.outside { run(changes, for: selection, isForced: replacement != nil) }
  }

  private static func run(_ changes: [FollowerChange], for selection: LanguageSelection, isForced: Bool) {
    let progress = selection.refreshProgress
    let pass = progress.begin(changes)
    refresh(BindingRegistry.shared, progress, pass, isForced: isForced)
    guard progress.isNewest(pass) else { return }
    NotificationCenter.default.post(name: notificationName, object: selection)
    guard progress.isNewest(pass) else { return }
    finish(progress)
  }

  /// Calls the hooks and writes the bindings.
  private static func refresh(_ registry: BindingRegistry, _ progress: RefreshProgress, _ pass: Int, isForced: Bool) {
    let objects = registry.entries
    guard !objects.isEmpty else { return }
    let isNewest = { progress.isNewest(pass) }
    let changes = isForced ? withChangeOfMain(progress.unfinished) : progress.unfinished
    let concern = LanguageConcern(progress.unfinished.map(\.follower), andMain: isForced)
    let hooks = HookRun(objects: objects, changes: changes, concern: concern, isNewest: isNewest) {
      progress.tell($0, $1, of: $2, isForced: isForced)
    }
    hooks.run(.before)
    let bindings = BindingRefresh(objects, concern: concern, isNewest: isNewest)
    if bindings.hasGone { registry.sweep() }
    bindings.run()
    hooks.run(.after)
  }

  /// What the hooks are told of another ``Localizer/main``: it has other texts, also where its language is the same.
  private static func withChangeOfMain(_ changes: [FollowerChange]) -> [FollowerChange] {
    let main = Localizer.main.follower
    guard !changes.contains(where: { $0.follower === main }) else { return changes }
    let language = main.publishedSnapshot.language
    return changes + [FollowerChange(follower: main, change: LanguageChange(previous: language, language: language))]
  }

  /// Tells the readers of streams and the observers.
  private static func finish(_ progress: RefreshProgress) {
    let finished = progress.finish()
    for item in finished { item.follower.changes.send(item.change.language) }
    for item in finished { item.follower.signalLanguage() }
  }
}

/// Calls the hooks that a change concerns.
@MainActor struct HookRun {
  let objects: [BoundObject]
  /// The changes of this pass and of those that it interrupted, one a localizer.
  let changes: [FollowerChange]
  /// The localizers whose bindings are written.
  let concern: LanguageConcern
  let isNewest: () -> Bool
  /// Hands a change to a hook.
  let tell: (ChangeHook, AnyObject, LanguageChange) -> Void

  /// Calls those of one moment, in the order in which their objects were first bound.
  func run(_ moment: ChangeHook.Moment) {
    guard BindingRegistry.shared.hasHooks, let usual = change(of: .main) ?? changes.first?.change else { return }
    for object in objects where !object.hooks.isEmpty {
      for (slot, hook) in object.hooks.pairs where hook.moment == moment {
        guard isNewest() else { return }
        // A hook that ran before may have removed or replaced it.
        guard object.hooks[slot]?.identity == hook.identity else { continue }
        guard let owner = object.owner, let change = change(for: hook, of: object, usual) else { continue }
        tell(hook, owner, change)
      }
    }
  }

  /// The change that a hook is told; nil if there is none that it wants.
  private func change(for hook: ChangeHook, of object: BoundObject, _ usual: LanguageChange) -> LanguageChange? {
    if let localizer = hook.localizer { return change(of: localizer) }
    return concern.includesMain || object.depends(on: concern) ? usual : nil
  }

  private func change(of localizer: Localizer) -> LanguageChange? {
    changes.first { $0.follower === localizer.follower }?.change
  }
}

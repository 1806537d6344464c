/// What an object wants done when the language changes.
@MainActor struct ChangeHook {
  enum Moment {
    /// Before anything on the screen is written.
    case before
    /// After everything on the screen is written.
    case after
  }

  let moment: Moment
  /// Whose changes it wants; nil wants those of ``Localizer/main`` and of what is bound to the object.
  let localizer: Localizer?
  let perform: @MainActor (AnyObject, LanguageChange) -> Void
  private let token = Token()

  /// Tells hooks apart while a change is under way.
  var identity: ObjectIdentifier { ObjectIdentifier(token) }

  private final class Token {}
}

/// What an object wants done when the language changes.
@MainActor struct ChangeHook {
  enum Moment {
    /// Before anything on the screen is written.
    case before
    /// After everything on the screen is written.
    case after
  }

  let moment: Moment
  let perform: @MainActor (AnyObject, LanguageChange) -> Void
}

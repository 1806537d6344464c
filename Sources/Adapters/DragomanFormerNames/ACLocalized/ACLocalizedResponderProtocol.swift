public import Dragoman

/// What is told when the language has changed, as ACLocalized calls it: once for the first language, when the object is
/// first asked to localize itself if it needs to, and after each change when everything bound is written.
@available(*, deprecated, message: "write object.onLanguageChange { object, change in … }")
@MainActor public protocol ACLocalizedResponderProtocol: AnyObject {
  /// Shows what is not bound.
  func applyLocalize()

  /// Is called behind ``applyLocalize()``.
  func didLocalized()
}

extension LocalizationTarget {
  /// Lets the object be told of the language, if it is one that wants to be. What is bound follows without it.
  @available(*, deprecated, message: "what is bound follows by itself: delete the call")
  @MainActor public func objectLocalizeIfNeeded() {
    guard let responder = self as? any ACLocalizedResponderProtocol, !isMarked("ACLocalized") else { return }
    setMark("ACLocalized", true)
    responder.tellOfLanguage()
    onLanguageChange("ACLocalized") { object, _ in
      (object as? any ACLocalizedResponderProtocol)?.tellOfLanguage()
    }
  }
}

@available(*, deprecated)
extension ACLocalizedResponderProtocol {
  fileprivate func tellOfLanguage() {
    applyLocalize()
    didLocalized()
  }
}

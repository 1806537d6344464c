extension LocalizedText {
  /// The localizer whose language alone decides on the text; nil where there may be others.
  var soleLocalizer: LocalizerReference? {
    if case .message(let reference, let localizer) = content, case .none = reference.arguments {
      localizer
    } else {
      nil
    }
  }

  /// Whether a change of language can change the text. Lists that stand in no message follow the program's language.
  func depends(on concern: LanguageConcern) -> Bool {
    switch content {
    case .literal, .verbatim, .attributedVerbatim: false
    case .message(let reference, let localizer):
      concern.includes(localizer) || reference.arguments.depend(on: concern)
    case .value(let value): value.depends(on: concern)
    case .list(let items): concern.includesMain || items.contains { $0.depends(on: concern) }
    case .sequence(let parts): parts.contains { $0.depends(on: concern) }
    case .attributed(let text, _), .styled(let text, _), .markdown(let text): text.depends(on: concern)
    }
  }
}

extension MessageValue {
  fileprivate func depends(on concern: LanguageConcern) -> Bool {
    switch kind {
    case .text, .attributed, .missing, .boolean: false
    case .localized(let text): text.depends(on: concern)
    case .list(let values):
      concern.includesMain || values.contains { $0.depends(on: concern) }
    // Numbers and dates that stand in no message follow the program's language.
    default: concern.includesMain
    }
  }
}

extension MessageReference.Arguments {
  fileprivate func depend(on concern: LanguageConcern) -> Bool {
    switch self {
    case .none: false
    case .positional(let values): values.contains { $0.depends(on: concern) }
    case .named(let values): values.values.contains { $0.depends(on: concern) }
    }
  }
}

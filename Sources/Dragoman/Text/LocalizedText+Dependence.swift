extension LocalizedText {
  /// Whether a change of language in some localizers can change the text.
  func depends(on localizers: Set<ObjectIdentifier>) -> Bool {
    switch content {
    case .literal, .verbatim, .attributedVerbatim: false
    case .message(let reference, let localizer):
      localizers.contains(ObjectIdentifier(localizer.localizer)) || reference.arguments.depend(on: localizers)
    case .value(let value): value.depends(on: localizers)
    case .list(let items): Self.mainIsAmong(localizers) || items.contains { $0.depends(on: localizers) }
    case .sequence(let parts): parts.contains { $0.depends(on: localizers) }
    case .attributed(let text, _), .styled(let text, _), .markdown(let text): text.depends(on: localizers)
    }
  }

  /// Whether numbers, dates and lists that stand in no message, which follow the program's language, change.
  fileprivate static func mainIsAmong(_ localizers: Set<ObjectIdentifier>) -> Bool {
    localizers.contains(ObjectIdentifier(Localizer.main))
  }
}

extension MessageValue {
  fileprivate func depends(on localizers: Set<ObjectIdentifier>) -> Bool {
    switch kind {
    case .text, .attributed, .missing, .boolean: false
    case .localized(let text): text.depends(on: localizers)
    case .list(let values):
      LocalizedText.mainIsAmong(localizers) || values.contains { $0.depends(on: localizers) }
    default: LocalizedText.mainIsAmong(localizers)
    }
  }
}

extension MessageReference.Arguments {
  fileprivate func depend(on localizers: Set<ObjectIdentifier>) -> Bool {
    switch self {
    case .none: false
    case .positional(let values): values.contains { $0.depends(on: localizers) }
    case .named(let values): values.values.contains { $0.depends(on: localizers) }
    }
  }
}

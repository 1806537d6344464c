extension LocalizedText {
  /// Lets Observation know that who reads the text goes by the language of each localizer that has a part in it, as
  /// reading the text alone does not: it would cost more than the look-up.
  package func observeLanguages() {
    visitLocalizers { _ = $0.language }
  }

  fileprivate func visitLocalizers(_ visit: (Localizer) -> Void) {
    switch content {
    case .literal, .verbatim, .attributedVerbatim: break
    case .message(let reference, let localizer):
      visit(localizer.localizer)
      reference.arguments.values.forEach { $0.visitLocalizers(visit) }
    case .value(let value): value.visitLocalizers(visit)
    case .list(let items):
      visit(.main)
      items.forEach { $0.visitLocalizers(visit) }
    case .sequence(let parts): parts.forEach { $0.visitLocalizers(visit) }
    case .attributed(let text, _), .styled(let text, _), .markdown(let text): text.visitLocalizers(visit)
    }
  }
}

extension MessageValue {
  fileprivate func visitLocalizers(_ visit: (Localizer) -> Void) {
    switch kind {
    case .text, .attributed, .missing, .boolean: break
    case .localized(let text): text.visitLocalizers(visit)
    case .list(let values):
      visit(.main)
      values.forEach { $0.visitLocalizers(visit) }
    // Numbers and dates that stand in no message follow the program's language.
    default: visit(.main)
    }
  }
}

extension MessageReference.Arguments {
  fileprivate var values: [MessageValue] {
    switch self {
    case .none: []
    case .positional(let values): values
    case .named(let values): Array(values.values)
    }
  }
}

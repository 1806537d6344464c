package import DragomanFormats

/// Settings that cannot be followed.
package struct InvalidSettings: Error, Sendable, Hashable {
  package enum Fault: Sendable, Hashable {
    case unreadable(FileFailure)
    case damaged(String)
    case noObject
    case unknownKey(String)
    /// The suggestion is the rule that may have been meant.
    case unknownRule(String, suggestion: String?)
    case unknownGenerationKey(String)
    case wrongValue(key: String, wanted: String)
  }

  package let path: String
  package var position: SourcePosition?
  package let fault: Fault
}

extension InvalidSettings {
  /// The failure in one sentence.
  package var sentence: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(reason)"
  }

  private var reason: String {
    switch fault {
    case .unreadable(let failure): failure.sentence
    case .damaged(let sentence): sentence
    case .noObject: "the settings should be one object in braces"
    case .unknownKey(let key): "there is no setting \(key.quoted); there are \(SettingName.list)"
    case .unknownRule(let rule, let suggestion?): "there is no rule \(rule.quoted), did you mean \(suggestion.quoted)?"
    case .unknownRule(let rule, nil):
      "there is no rule \(rule.quoted); ‘dragoman check --rules’ lists those that there are"
    case .unknownGenerationKey(let key):
      "there is no setting \(key.quoted) in “generate”; there are \(GenerationSettingName.list)"
    case .wrongValue(let key, let wanted): "\(key.quoted) should be \(wanted)"
    }
  }
}

extension PreferredLanguages {
  /// Reads what lies in user defaults under `AppleLanguages`: a list, or the bare string that some programs write.
  ///
  /// Nil when there is nothing of the kind; what is no tag in a list is left out.
  package init?(defaultsValue value: Any?) {
    let tags = (value as? [Any])?.compactMap { $0 as? String } ?? (value as? String).map { [$0] } ?? []
    let languages = tags.compactMap(Language.init(identifier:))
    guard !languages.isEmpty else { return nil }
    self.init(languages: languages.withoutRepetitions, source: .system)
  }
}

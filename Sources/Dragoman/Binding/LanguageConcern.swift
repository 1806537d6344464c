/// Whose language changed: says whether a text or a hook is concerned.
struct LanguageConcern {
  private let followers: Set<ObjectIdentifier>
  /// The program's own when this was made; most texts are its.
  private let main: ObjectIdentifier
  private let includesThisMain: Bool

  /// The followers have to outlive this.
  init(_ followers: [LanguageFollower], andMain isMainConcerned: Bool) {
    main = Localizer.withMain { ObjectIdentifier($0.follower) }
    var identities = Set(followers.map(ObjectIdentifier.init))
    if isMainConcerned { identities.insert(main) }
    self.followers = identities
    includesThisMain = identities.contains(main)
  }

  /// Whether ``Localizer/main``, whichever that is now, is among them.
  var includesMain: Bool { includes(Localizer.withMain { ObjectIdentifier($0.follower) }) }

  func includes(_ localizer: Localizer) -> Bool { includes(ObjectIdentifier(localizer.follower)) }

  /// Nothing is captured on the way here: each binding asks.
  private func includes(_ follower: ObjectIdentifier) -> Bool {
    follower == main ? includesThisMain : followers.contains(follower)
  }

  func includes(_ reference: LocalizerReference) -> Bool {
    switch reference {
    case .main: includesMain
    case .localizer(let identity): includes(identity.localizer)
    }
  }
}

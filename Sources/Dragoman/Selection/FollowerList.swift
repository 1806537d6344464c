import Synchronization

/// What follows one selection. Each localizer puts its follower here, and takes it away when it goes.
final class FollowerList: Sendable {
  private let followers = Mutex<[LanguageFollower]>([])

  func add(_ follower: LanguageFollower) { followers.withLock { $0.append(follower) } }

  /// - Complexity: Linear in the followers that were added later.
  func remove(_ follower: LanguageFollower) {
    followers.withLock { followers in
      if let place = followers.lastIndex(where: { $0 === follower }) { followers.remove(at: place) }
    }
  }

  /// Those of the localizers that live, in the order in which they were made.
  var all: [LanguageFollower] { followers.withLock(\.self) }
}

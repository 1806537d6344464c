import Foundation
import Synchronization

extension Localizer {
  /// The localizer of the program itself: that of the main bundle until another is set.
  ///
  /// A SwiftPM command or a test has its texts in another bundle, and sets
  /// `Localizer.main = Localizer(bundle: .module)` at its start. Setting it refreshes everything that follows. The one
  /// that was replaced stays in memory, since any thread may still be using it.
  public static var main: Localizer {
    get { publishedMain.value }
    set { publishedMain.replace(with: newValue) }
  }

  /// What is done with ``main``, without counting a reference to it: it stays, and threads would fight over its count.
  @inline(__always)
  static func withMain<Result>(_ body: (Localizer) -> Result) -> Result {
    let localizer = published.load(ordering: .acquiring) ?? .passUnretained(main)
    return localizer._withUnsafeGuaranteedRef(body)
  }

  /// The localizer that is set, behind one atomic pointer. Unlike an object it is laid out by the compiler, so that
  /// nothing has to be made, or asked whether it was, before it is read.
  private static let published = Atomic<Unmanaged<Localizer>?>(nil)
  private static let publishedMain = PublishedMain()

  /// Who sets it.
  private final class PublishedMain: Sendable {
    /// All that were ever set; that they stay is what makes the unguarded read safe.
    private let kept = Mutex<[Localizer]>([])

    var value: Localizer {
      if let localizer = published.load(ordering: .acquiring) { return localizer.takeUnretainedValue() }
      return kept.withLock { kept in
        if let localizer = kept.last { return localizer }
        let localizer = Localizer(bundle: .main)
        keep(localizer, in: &kept)
        return localizer
      }
    }

    func replace(with localizer: Localizer) {
      let previous = kept.withLock { kept in
        let previous = kept.last
        keep(localizer, in: &kept)
        return previous
      }
      guard previous !== localizer else { return }
      let change = previous.flatMap { LanguageChange(from: $0, to: localizer) }
      if let former = previous?.selection, former !== localizer.selection { former.publishFormerMain() }
      localizer.selection.publishNewMain(change)
      previous?.signalReplacement()
    }

    private func keep(_ localizer: Localizer, in kept: inout [Localizer]) {
      if kept.last !== localizer { kept.append(localizer) }
      published.store(.passUnretained(localizer), ordering: .releasing)
    }
  }
}

extension LanguageChange {
  /// The change that the screen sees when another localizer becomes the program's own; nil if it sees none.
  fileprivate init?(from replaced: Localizer, to localizer: Localizer) {
    guard let previous = replaced.follower.shown.withLock({ $0 }) else { return nil }
    let language = localizer.publishedSnapshot.language
    guard previous != language else { return nil }
    self.init(previous: previous, language: language)
  }
}

extension Localizer {
  /// Whoever observes the language of the localizer that was ``main`` has to ask the new one.
  fileprivate func signalReplacement() {
    MainThread.run { self.follower.signalLanguage() }
  }
}

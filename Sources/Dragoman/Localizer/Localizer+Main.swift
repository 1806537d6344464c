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

  private static let publishedMain = PublishedMain()

  /// The localizer that is set, behind one atomic pointer.
  private final class PublishedMain: Sendable {
    private let published = Atomic<Unmanaged<Localizer>?>(nil)
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
      for selection in Set([previous?.selection, localizer.selection].compactMap { $0.map(SameSelection.init) }) {
        selection.value.publishReplacedMain()
      }
    }

    private func keep(_ localizer: Localizer, in kept: inout [Localizer]) {
      if kept.last !== localizer { kept.append(localizer) }
      published.store(.passUnretained(localizer), ordering: .releasing)
    }
  }

  private struct SameSelection: Hashable {
    let value: LanguageSelection

    static func == (left: Self, right: Self) -> Bool { left.value === right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(value)) }
  }
}

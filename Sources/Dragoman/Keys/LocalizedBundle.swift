public import Foundation
import Synchronization

/// Whose texts the keys of generated code look up: those of a bundle, or of the program itself.
///
/// It remembers which localizer answers for the bundle, and finds it again once ``Localizer/main`` is another one. It can
/// be used on any thread.
public final class LocalizedBundle: Sendable {
  /// The localizer that answers while another one is ``Localizer/main``. It stays, as that one does.
  private final class Answer: Sendable {
    let main: ObjectIdentifier
    let localizer: Localizer

    init(_ localizer: Localizer, for main: Localizer) {
      self.main = ObjectIdentifier(main)
      self.localizer = localizer
    }
  }

  private let bundle: Bundle?
  private let answer = Atomic<Unmanaged<Answer>?>(nil)
  /// All answers so far: that they stay makes the unguarded read safe.
  private let kept = Mutex<[Answer]>([])

  /// The texts of a bundle; nil is the program itself.
  public init(_ bundle: Bundle?) {
    self.bundle = bundle
  }

  /// What is done with the localizer of the bundle, without counting a reference to it.
  func withLocalizer<Result>(_ body: (Localizer) -> Result) -> Result {
    guard bundle != nil else { return Localizer.withMain(body) }
    return Localizer.withMain { main in
      if let answer = answer.load(ordering: .acquiring),
        let result = answer._withUnsafeGuaranteedRef({ answer in
          answer.main == ObjectIdentifier(main) ? body(answer.localizer) : nil
        })
      {
        return result
      }
      return body(find(for: main))
    }
  }

  private func find(for main: Localizer) -> Localizer {
    let localizer = Localizer.shared(for: bundle, besides: main)
    // Which one answers for the folder of a language depends on the language.
    guard bundle?.bundlePath.hasSuffix(".lproj") != true else { return localizer }
    let found = Answer(localizer, for: main)
    kept.withLock { kept in
      if let same = kept.first(where: { $0.main == found.main }) {
        answer.store(.passUnretained(same), ordering: .releasing)
      } else {
        kept.append(found)
        answer.store(.passUnretained(found), ordering: .releasing)
      }
    }
    return localizer
  }
}

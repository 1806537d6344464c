public import Testing
import Foundation

extension Trait where Self == ConditionTrait {
  /// Runs a test only where the corpus lies beside the checkout; in CI its absence is a failure.
  public static var needsCorpus: Self { needs(Folders.corpus, "the corpus") }

  /// Runs a test only where CLDR's data lies beside the checkout; in CI its absence is a failure.
  public static var needsCLDR: Self { needs(Folders.cldr, "CLDR's data") }

  private static func needs(_ folder: URL, _ name: Comment) -> Self {
    // In CI the test runs, finds nothing, and fails, rather than being skipped in silence.
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    let isCI = ProcessInfo.processInfo.environment["CI"] != nil
    return .enabled(if: isThere || isCI, "\(name) is not beside the checkout")
  }
}

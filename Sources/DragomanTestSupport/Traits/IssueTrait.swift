#if canImport(Testing)
  public import Dragoman
  public import Testing

  /// Makes issues failures of a test; see ``Testing/Trait/localizationIssuesAreFailures``.
  public struct IssueTrait: TestTrait, SuiteTrait, TestScoping {
    let except: Set<String>

    /// Whether it holds for the tests in a suite too.
    public var isRecursive: Bool { true }

    /// Runs the test and records what is wrong with the texts that it looks up.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      let except = except
      let location = test.sourceLocation
      try await IssueObserver.$current.withValue(
        { issue in
          guard !except.contains(issue.kind.rawValue) else { return }
          Issue.record("\(issue)", sourceLocation: location)
        },
        operation: { try await function() })
    }
  }

  extension Trait where Self == IssueTrait {
    /// Fails a test, or each test of a suite, when something is wrong with a text that it looks up: a key or a
    /// translation that is missing, an argument too few, a broken file that is read for the first time.
    ///
    /// ```swift
    /// @Suite(.language("uk"), .localizationIssuesAreFailures) struct CartTests { … }
    /// ```
    public static var localizationIssuesAreFailures: Self { IssueTrait(except: []) }

    /// The same, but for some kinds of issues.
    public static func localizationIssuesAreFailures(except kinds: LocalizationIssue.Kind...) -> Self {
      IssueTrait(except: Set(kinds.map(\.rawValue)))
    }
  }
#endif

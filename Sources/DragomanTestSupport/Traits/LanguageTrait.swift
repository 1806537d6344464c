#if canImport(Testing)
  public import Dragoman
  public import Testing

  /// Runs a test in a language; see ``Testing/Trait/language(_:)``.
  public struct LanguageTrait: TestTrait, SuiteTrait, TestScoping {
    /// The language that is in force.
    public let language: Language

    /// Whether the tests in a suite run in the language too.
    public var isRecursive: Bool { true }

    /// Runs the test in the language.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await Localizer.main.withLanguage(language) { try await function() }
    }
  }

  extension Trait where Self == LanguageTrait {
    /// Runs a test, or each test of a suite, in a language, for every localizer and nobody else: tests in other
    /// languages may run beside it. A localizer that has another language of its own speaks this one as well.
    ///
    /// ```swift
    /// @Test(.language("uk")) func titleIsTranslated() { #expect("menu.title".localized == "Меню") }
    /// ```
    ///
    /// What is bound to the screen is not touched; select a language of a localizer of your own for that.
    public static func language(_ language: Language) -> Self { LanguageTrait(language: language) }
  }
#endif

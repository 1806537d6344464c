#if os(Linux)
  @testable import Dragoman
  import Foundation
  import Testing

  @Suite struct EnvironmentVariablesTests {
    @Test func theyAreWhatFoundationSays() {
      let environment = ProcessInfo.processInfo.environment
      let names = environment.keys + ["DRAGOMAN_NO_SUCH_VARIABLE", ""]
      #expect(EnvironmentVariables.values(of: names) == names.map { environment[$0] })
    }

    @Test func thePersonsLanguagesAreThoseOfTheWholeEnvironment() {
      let whole = PreferredLanguages(environment: ProcessInfo.processInfo.environment)
      #expect(SystemPreferences.languages == whole)
      #expect(SystemPreferences.languages == whole)
    }
  }
#endif

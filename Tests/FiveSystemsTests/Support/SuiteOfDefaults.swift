import Foundation

/// A suite of defaults that nobody else has, gone with the test.
final class SuiteOfDefaults {
  let name = "dragoman-five-" + UUID().uuidString

  init(_ values: [String: Any] = [:]) {
    UserDefaults.standard.setPersistentDomain(values, forName: name)
  }

  deinit {
    UserDefaults.standard.removePersistentDomain(forName: name)
  }

  var values: [String: Any] { UserDefaults.standard.persistentDomain(forName: name) ?? [:] }
}

@testable import Dragoman
import DragomanUIKit
import Foundation
import TestResources
import UIKitStandIn

/// A device with an app in it, whose defaults outlive the program, and with texts in the languages of its system.
@MainActor struct Device {
  private let defaults: SuiteOfDefaults
  private let system: AppSystem
  private static let languages = ["ar", "de", "en", "es", "fr", "ru", "uk"]

  /// A device in German, unless said otherwise.
  init(_ stored: [String: Any] = [:], system: [String] = ["de-DE", "en"], keepsLanguagesOfApps: Bool = true) {
    defaults = SuiteOfDefaults(stored)
    self.system = AppSystem(languages: system, keepsLanguagesOfApps: keepsLanguagesOfApps)
  }

  /// What the defaults hold now.
  var values: [String: Any] { defaults.values }

  /// Starts the app anew and shows its label, which says the code of its language.
  func launch(_ use: (Localizer, UILabel) throws -> Void) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.files))
    let store = LanguageStores.Defaults(appDefaults: defaults.name, on: system)
    // As a selection does, which asks for the languages of the system when it has its choice.
    _ = try store.read()
    let app = try FormerApp(at: folder.url, system: store.preferredLanguages, store: store)
    try withExtendedLifetime(folder) {
      try app.run {
        let label = UILabel()
        label.localizedText = .key("code")
        try use(app.localizer, label)
      }
    }
  }

  private static var files: [(String, String)] {
    languages.map { ("\($0).lproj/Localizable.strings", "\"code\" = \"\($0)\";") }
  }
}

import Foundation

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  var localized: String { NSLocalizedString(self, comment: "") }

  func localized(_ arguments: CVarArg...) -> String {
    String(format: localized, arguments: arguments)
  }

  var localizedTitle: String { localized }
}

extension StringProtocol { var localized: String { String(self) } }

extension URL {
  var localized: URL { self }
}

// extension String { var localized: String { self } }

/*
extension String {
  var localized: String { self }
}
*/

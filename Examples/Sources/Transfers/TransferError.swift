import Dragoman
public import Foundation

/// Why money was not moved, in the language of whoever is told.
///
/// The texts are those of this package. It follows the program that it is a part of: where that speaks Ukrainian, so
/// does it.
public enum TransferError: LocalizedError, Sendable, Hashable {
  /// There is too little on the account.
  case tooLittle(missing: Decimal)
  /// There is no such account.
  case unknownAccount(String)
  /// So many transfers are allowed a day.
  case tooMany(limit: Int)

  /// What a person is told.
  public var errorDescription: String? {
    switch self {
    case .tooLittle(let missing):
      "too_little".localized(["missing": .formatted(missing, .currency(code: "EUR"))], bundle: .module)
    case .unknownAccount(let name): "unknown_account".localized(["name": name], bundle: .module)
    case .tooMany(let limit): "too_many".localized(limit, bundle: .module)
    }
  }
}

/// Where the texts of the errors lie, for tests.
public enum TransferErrorTexts {
  /// The bundle of this package.
  public static var bundle: Bundle { .module }
}

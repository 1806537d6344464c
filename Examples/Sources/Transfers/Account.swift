public import Foundation

/// An account that money is taken from.
public struct Account: Sendable {
  private var balance: Decimal
  private var transfers = 0
  private let known: Set<String>
  private let limit = 2

  /// Opens an account that knows where money may go.
  public init(balance: Decimal, known: Set<String>) {
    self.balance = balance
    self.known = known
  }

  /// Moves money to another account.
  public mutating func transfer(_ amount: Decimal, to name: String) throws(TransferError) {
    guard known.contains(name) else { throw .unknownAccount(name) }
    guard transfers < limit else { throw .tooMany(limit: limit) }
    guard amount <= balance else { throw .tooLittle(missing: amount - balance) }
    balance -= amount
    transfers += 1
  }
}

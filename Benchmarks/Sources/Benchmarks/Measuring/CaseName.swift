/// What is measured, of whom, with what: `dragoman/look-up/10000-keys`.
nonisolated struct CaseName: Hashable, Sendable, CustomStringConvertible {
  let component: String
  let operation: String
  let input: String

  var description: String { "\(component)/\(operation)/\(input)" }
}

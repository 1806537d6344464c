/// An argument of the form `NAME=VALUE`; the value may be empty and may hold further `=`.
struct Assignment: ArgumentValue, Equatable {
  static var expectation: String { "NAME=VALUE" }

  let name: String
  let value: String

  init?(argument: String) {
    // By bytes: a value that begins with a combining mark forms one character with the sign before it.
    guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")), sign != argument.startIndex else { return nil }
    name = String(argument[..<sign])
    value = String(argument[argument.utf8.index(after: sign)...])
  }
}

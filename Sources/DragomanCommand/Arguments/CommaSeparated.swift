/// An argument that is a list separated by commas, such as `en,uk`; what is empty between commas does not count.
struct CommaSeparated: ArgumentValue, Equatable {
  static var expectation: String { "a list separated by commas" }

  let elements: [String]

  init(argument: String) {
    elements = argument.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
  }
}

/// An argument that is a list separated by commas, such as `en,uk`.
///
/// Spaces around the commas do not count, nor does what is empty between them.
struct CommaSeparated: ArgumentValue, Equatable {
  static var expectation: String { "a list separated by commas" }

  let elements: [String]

  /// The elements of a list that was given for an option, where nothing would be done without one.
  func elements(of parameter: String) throws(UsageError) -> [String] {
    guard elements.isEmpty else { return elements }
    throw .invalidValue("", of: parameter, expectation: "a list separated by commas with something in it")
  }

  init(argument: String) {
    elements = argument.utf8.split(separator: UInt8(ascii: ",")).map(Self.trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ element: Substring.UTF8View) -> String {
    var scalars = Substring(element).unicodeScalars
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}

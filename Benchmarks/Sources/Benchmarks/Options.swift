/// What the command line asks for; `run` describes it.
struct Options {
  var folder = ""
  var filter: String?
  var rounds = 7
  /// Whether only what gates are about is measured.
  var isQuick = false
  var isJSON = false
  /// How many times as high as today a ratio may be before its gate fails; nil never fails.
  var slack: Double?
  /// The case that this process is to take one sample of.
  var child: String?
  var writesInputs = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--inputs": folder = try Self.value(of: argument, &rest)
      case "--write-inputs":
        folder = try Self.value(of: argument, &rest)
        writesInputs = true
      case "--filter": filter = try Self.value(of: argument, &rest)
      case "--child": child = try Self.value(of: argument, &rest)
      case "--gates": slack = try Self.number(of: argument, &rest)
      case "--rounds": rounds = max(5, Int(try Self.number(of: argument, &rest)))
      case "--quick":
        rounds = 5
        isQuick = true
      case "--json": isJSON = true
      default: throw UsageError(sentence: "unknown option \(argument)")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(sentence: "\(option) needs a value") }
    return value
  }

  private static func number(of option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Double {
    guard let number = Double(try value(of: option, &rest)), number > 0, number < 1e6 else {
      throw UsageError(sentence: "\(option) needs a number above 0")
    }
    return number
  }
}

struct UsageError: Error {
  let sentence: String
}

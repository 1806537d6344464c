import Foundation

/// Foundation's answers to printf formats, for the tests to compare with. A process of its own, since some formats end
/// the process that asks.
///
/// A line of the standard input is a request, its fields divided by U+001F: the identifier of a locale, a format, and
/// arguments, each with a letter before it: `i` a signed integer, `u` an unsigned one, `d` the bits of a double,
/// `s` a text. A line of the standard output is the answer.
@main struct FormatOracle {
  static func main() {
    while let line = readLine() {
      let fields = line.split(separator: "\u{1f}", omittingEmptySubsequences: false)
      let arguments = fields.dropFirst(2).map(argument)
      let locale = Locale(identifier: String(fields[0]))
      let answer = String(format: String(fields[1]), locale: locale, arguments: arguments)
      // At once: the next request may be the last.
      FileHandle.standardOutput.write(Data((answer + "\n").utf8))
    }
  }

  private static func argument(_ field: Substring) -> any CVarArg {
    let text = String(field.dropFirst())
    return switch field.first {
    case "i": Int64(text) ?? 0
    case "u": UInt64(text) ?? 0
    case "d": double(text)
    default: text
    }
  }

  private static func double(_ bits: String) -> Double { Double(bitPattern: UInt64(bits) ?? 0) }
}

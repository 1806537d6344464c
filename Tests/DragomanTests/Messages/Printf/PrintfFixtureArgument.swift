import Dragoman
import Foundation
import Testing

/// Arguments as they are written in fixtures and in the documentation.
enum PrintfFixtureArgument {
  /// Arguments divided by ` ; `.
  static func list(_ text: String) throws -> [MessageValue] {
    try text.isEmpty ? [] : text.components(separatedBy: " ; ").map { try #require(value($0), "\($0)") }
  }

  /// `\u{a0}` is the scalar.
  static func unescaped(_ text: String) -> String {
    text.replacing(/\\u\{([0-9a-f]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
  }

  private static func value(_ text: String) -> MessageValue? {
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { return .text(String(text.dropFirst().dropLast())) }
    if let number = Int128(text) { return .integer(number) }
    if let value = words[text] { return value.messageValue }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return Double(text).map { .number($0) } }
    return number(parts[1], kind: parts[0])
  }

  private static func number(_ text: String, kind: String) -> MessageValue? {
    switch kind {
    case "u": UInt128(text).map { .integer($0) }
    case "dec": Decimal(string: text).map { .number($0) }
    case "fix": Decimal(string: text).map { .number($0, fractionDigits: text.split(separator: ".").last?.count ?? 0) }
    case "verbatim": Int(text).map { .verbatim($0) } ?? Double(text).map { .verbatim($0) }
    default: nil
    }
  }

  private static let words: [String: any MessageArgument] = [
    "nil": Int?.none, "true": true, "false": false, "epoch": epoch, "list": list,
    "url": url, "localized": LocalizedText.verbatim("text"), "attributed": AttributedString("bold"),
    "described": Described(), "formatted": percent,
  ]

  private static let list = MessageValue.list([.text("a"), .text("b"), .integer(3)])
  private static let url = URL(string: "https://example.com/")
  private static let epoch = Date(timeIntervalSince1970: 43_200)
  private static let percent: any MessageArgument = .formatted(0.5, FloatingPointFormatStyle<Double>.Percent())

  private struct Described: MessageArgument, CustomStringConvertible { var description: String { "described" } }
}

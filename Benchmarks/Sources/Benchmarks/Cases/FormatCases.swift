import Dragoman
import Foundation

/// Messages with the conversions that programs have most often beside `%@` and `%d`.
enum FormatCases {
  private struct Format {
    let name: String
    let text: String
    let show: (Localizer, String) -> String
    let foundation: (String) -> String
  }

  static func make() -> [Case] {
    formats.flatMap { format in
      [
        Case("dragoman", "format", format.name) { try batch(format) },
        Case("foundation", "format", format.name) {
          Batch(operations: 1) { consume(format.foundation(format.text)) }
        },
      ]
    }
  }

  private static func batch(_ format: Format) throws -> Batch {
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    let localizer = Localizer(
      sources: [.dictionary([.english: ["key": format.text]])], selection: DragomanPeer.selection("en"),
      configuration: configuration)
    let text = format.show(localizer, "key")
    guard text == format.foundation(format.text) else { throw NotHere("another text: \(text)") }
    return Batch(operations: 1) { consume(format.show(localizer, "key")) }
  }

  private static let formats: [Format] = [
    Format(name: "one-decimal", text: "%.1f km away") {
      $0.string($1, 12.34)
    } foundation: {
      String(format: $0, 12.34)
    },
    Format(name: "clock", text: "%02d:%02d left") {
      $0.string($1, 7, 5)
    } foundation: {
      String(format: $0, 7, 5)
    },
    Format(name: "percent", text: "%d%% done") {
      $0.string($1, 42)
    } foundation: {
      String(format: $0, 42)
    },
    Format(name: "hexadecimal", text: "error 0x%08X") {
      $0.string($1, 0xBEEF)
    } foundation: {
      String(format: $0, 0xBEEF)
    },
  ]
}

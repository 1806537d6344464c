import Foundation
import TestResources
import Testing

@testable import Dragoman

/// What is written at one go, as against what the general way makes of the same message.
@Suite struct FlatMessageTests {
  /// Both ways to write messages of one language.
  private struct Ways {
    let setting: MessageSetting
    let style: MessageStyle
    let issues = IssueList()
    private let localizer: Localizer

    init(_ language: Language, _ style: MessageStyle) {
      let issues = issues
      setting = MessageSetting(
        language: language, locales: LanguageLocales(language, following: nil), isFurther: false)
      self.style = style
      localizer = Localizer(sources: [], selection: LanguageSelection(store: .memory)) { issues.append($0) }
    }

    func general(_ message: Message, _ arguments: MessageReference.Arguments) -> String {
      let context = FormattingContext(setting: setting, localizer: localizer, reference: nil, style: style)
      var output = PlainOutput()
      MessageFormatter(context: context).append(message, arguments: arguments, to: &output)
      return output.text
    }

    func flat(_ message: Message, _ arguments: MessageReference.Arguments) throws -> String? {
      let style = try #require(localizer.flatStyle(style))
      switch arguments {
      case .none: return nil
      case .positional(let values):
        return values.withUnsafeBufferPointer { message.flatString($0, style, setting) }
      case .named(let values): return message.flatString(naming: { values[$0] }, style, setting)
      }
    }
  }

  private static let languages: [Language] = ["uk", "hi", "ar-EG", "en", "fa", "he", "es", "ja", "cy"]

  @Test(arguments: languages)
  func theSameTextAndNothingToReport(language: Language) throws {
    var generator = FlatMessageGenerator(seed: UInt64(language.identifier.utf8.reduce(0) { $0 * 31 + Int($1) }))
    var written = 0
    for round in 0..<4_000 {
      let style = MessageStyle(numbers: round % 3 == 0 ? .plain : .localized, isolatesArguments: round % 4 == 0)
      let ways = Ways(language, style)
      let (message, arguments) =
        round % 5 == 0
        ? (generator.namedMessage(), MessageReference.Arguments.named(generator.named()))
        : (generator.message(), .positional(generator.arguments()))
      guard let flat = try ways.flat(message, arguments) else { continue }
      #expect(flat == ways.general(message, arguments), "\(message) \(arguments)")
      #expect(ways.issues.all.isEmpty, "\(message) \(arguments)")
      #expect(Array(flat.utf8) == Array(String(decoding: flat.utf8, as: UTF8.self).utf8))
      written += 1
    }
    #expect(written > 800)
  }

  private func flat(_ text: String, _ values: MessageValue..., style: MessageStyle = MessageStyle()) throws -> String? {
    try Ways("uk", style).flat(Message(text), .positional(values))
  }

  @Test func theUsualMessagesAreFlat() throws {
    #expect(try flat("%@ отримує: %d", .text("Olena"), .integer(1_234_567)) == "Olena отримує: 1\u{a0}234\u{a0}567")
    #expect(try flat("%2$@, %1$ld%%", .integer(-5), .text("a")) == "a, -5%")
    #expect(try flat("%@", .integer(2_024), style: MessageStyle(numbers: .plain)) == "2024")
    #expect(
      try flat("%@%@", .text("a"), .text(""), style: MessageStyle(isolatesArguments: true)) == "\u{2068}a\u{2069}")
    #expect(
      try Ways("uk", .init()).flat(Message("$(a)-$(b)-$(a)"), .named(["a": .text("x"), "b": .integer(1)])) == "x-1-x")
  }

  /// `LocalizedDecimalWriter`, which Foundation is the oracle of, has the same digits in other tests; here is that they
  /// are written at one go.
  @Test func measuredNumbersAreFlat() throws {
    #expect(try flat("%.1f км", .number(-1_234_567.25)) == "-1\u{a0}234\u{a0}567,2 км")
    #expect(try flat("%f", .number(0.5)) == "0,500000")
    #expect(try flat("%.f%%", .number(99.5)) == "100%")
    #expect(try flat("%.15f", .number(-0.0)) == "-0,000000000000000")
    #expect(try flat("%02d:%02d", .integer(7), .integer(5)) == "07:05")
    #expect(try flat("%03d", .integer(-5), style: MessageStyle(numbers: .plain)) == "-05")
    #expect(try flat("%.3d", .integer(-5), style: MessageStyle(numbers: .plain)) == "-005")
    #expect(try flat("%.1f", .number(2.5), style: MessageStyle(numbers: .plain)) == nil)
    #expect(try flat("%.16f", .number(2.5)) == nil)
    #expect(try flat("%.1f", .number(.infinity)) == nil)
    #expect(try flat("%.1f", .number(1e300)) == nil)
    #expect(try flat("%.1f", .integer(1)) == nil)
  }

  @Test func whatHasToBeReportedOrFormattedIsNot() throws {
    #expect(try flat("%@ %@", .text("a")) == nil)
    #expect(try flat("%d", .text("a")) == nil)
    #expect(try flat("%5d", .integer(1)) == nil)
    #expect(try flat("%@", .number(2.5)) == nil)
    #expect(try flat("%@ 50% off", .text("a")) == nil)
    #expect(try flat("$(name)", .text("a")) == nil)
    #expect(try flat("%@") == nil)
    #expect(try Ways("uk", .init()).flat(Message("$(a)"), .named([:])) == nil)
  }

  @Test func aTextThatIsTooLongForTheStackIsWrittenAllTheSame() throws {
    let long = String(repeating: "довгий текст ", count: 10_000)
    let test = TestLocalizer(["uk": ["k": "%@!"]], default: "uk", system: ["uk"])
    #expect(try flat("%@!", .text(long)) == nil)
    #expect(test.localizer["k", long] == long + "!")
  }

  @Test func fourThreadsMakeOneAtTheSameTime() async {
    for number in 0..<200 {
      let message = Message("%@ \(number)")
      let ways = Ways("uk", MessageStyle())
      let texts = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<4 { group.addTask { try? ways.flat(message, .positional([.text("a")])) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(texts == ["a \(number)"])
    }
  }
}

#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  @testable import Dragoman

  /// Made-up formats with arguments that fit, against Foundation's `String(format:locale:arguments:)`.
  ///
  /// 2,000 in each of 20 locales; `DRAGOMAN_DIFFERENTIAL_CASES` is another number: 5,000 for the 100,000 of a full run.
  @Suite struct PrintfDifferentialTests {
    private static let languages: [Language] = [
      "en", "de", "fr", "uk", "ru", "pl", "es", "pt-PT", "hi", "bn", "ar", "ar-EG", "fa", "he", "sv", "de-CH", "en-IN",
      "ff-Adlm", "ccp", "th",
    ]

    @Test(arguments: Self.languages) func sameAsFoundation(language: Language) throws {
      let printer = PrintfPrinter(language)
      let separator = printer.locale.decimalSeparator
      var generator = PrintfGenerator(seed: Self.seed(of: language), hasPlainSeparator: separator == ".")
      let requests = (0..<Self.count).map { _ in generator.request() }
      let answers = try FormatOracle.answers(to: requests, locale: printer.locale)
      var differences: [String] = []
      for (request, answer) in zip(requests, answers) {
        let own = printer.string(request)
        guard own != answer else { continue }
        differences.append("\(request.format) \(request.arguments): \(answer ?? "died") is here \(own)")
      }
      let isSame = differences.isEmpty
      #expect(isSame, "\(differences.count) of \(Self.count):\n\(differences.prefix(8).joined(separator: "\n"))")
    }

    private static let count =
      ProcessInfo.processInfo.environment["DRAGOMAN_DIFFERENTIAL_CASES"].flatMap { Int($0) } ?? 2_000

    private static func seed(of language: Language) -> UInt64 {
      language.identifier.utf8.reduce(3) { $0 &* 31 &+ UInt64($1) }
    }
  }

  extension PrintfPrinter {
    fileprivate func string(_ request: FormatRequest) -> String {
      string(request.format, request.arguments.map(\.value))
    }
  }

  extension FormatRequest.Argument {
    fileprivate var value: MessageValue {
      switch self {
      case .signed(let number): .integer(number)
      case .unsigned(let number): .integer(number)
      case .double(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
  }
#endif

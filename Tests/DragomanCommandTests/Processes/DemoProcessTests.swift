#if os(macOS) || os(Linux)
  import TestResources
  import Testing

  /// `dragoman demo`, byte for byte.
  @Suite struct DemoProcessTests {
    // What has the mark of direction in it, or a space that no line breaks at, is spelled out.
    private static let price = (one: "19,99\u{A0}€", two: "39,98\u{A0}€", three: "59,97\u{A0}€")

    private static func english(count: Int, total: String) -> [String] {
      [
        "The Lamp Shop",
        "────────────────────────────────────────────────────────────",
        "Welcome, Mary",
        "",
        "Language                English",
        "Lamps in the cart       \(count)",
        "Total                   \(total)",
        "Delivery                June 7, 2027",
        "Free with it            oil, wicks, and matches",
        "Picture                 lamp-en.png",
        "",
        "e English  u Українська  a العربية  s system  + -  q quit",
      ]
    }

    private static func ukrainian(count: Int, total: String) -> [String] {
      [
        "Крамниця ламп",
        "────────────────────────────────────────────────────────────",
        "Ласкаво просимо, Марія",
        "",
        "Мова                    українська",
        "Ламп у кошику           \(count)",
        "Разом                   \(total)",
        "Доставка                7 червня 2027\u{202F}р.",
        "У подарунок             олія, ґноти і сірники",
        "Картинка                lamp-uk.png",
        "",
        "e English  u Українська  a العربية  s система  + -  q вихід",
      ]
    }

    /// Each line ends at column 60. Of the marks, the tanwin of `أهلًا` and the mark before the price take no column.
    private static let arabicWithThree = [
      spaces(47) + "متجر المصابيح",
      "────────────────────────────────────────────────────────────",
      spaces(45) + "أهل\u{64B}ا بك يا مريم",
      "",
      spaces(29) + "العربية" + spaces(19) + "اللغة",
      spaces(35) + "3" + spaces(7) + "المصابيح في السلة",
      spaces(29) + "\u{200F}59.97\u{A0}€" + spaces(17) + "المجموع",
      spaces(23) + "7 يونيو، 2027" + spaces(17) + "التوصيل",
      spaces(14) + "زيت وفتائل وأعواد ثقاب" + spaces(15) + "هدية معها",
      spaces(25) + "lamp-ar.png" + spaces(18) + "الصورة",
      "",
      spaces(3) + "خروج q  - +  النظام s  العربية a  Українська u  English e",
    ]

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// The screens with an empty line between two.
    private static func text(_ screens: [String]...) -> String {
      screens.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    @Test func everyLineOfEveryStep() async throws {
      let run = try await RunCommand("demo", "--script", "en,+,uk,+,ar,system")
      let expected = Self.text(
        Self.english(count: 1, total: "€19.99"), Self.english(count: 2, total: "€39.98"),
        Self.ukrainian(count: 2, total: Self.price.two), Self.ukrainian(count: 3, total: Self.price.three),
        Self.arabicWithThree, Self.english(count: 3, total: "€59.97"))
      #expect(run.output.split(separator: "\n") == expected.split(separator: "\n"))
      #expect(run.output == expected)
      #expect(run.error.isEmpty)
      #expect(run.status == 0)
    }

    /// Neither the person's languages and region nor a stored choice or the time zone can be seen.
    @Test func everyMachineShowsTheSame() async throws {
      let environment = [
        "LANG": "ar_EG.UTF-8", "LANGUAGE": "uk:ar", "LC_ALL": "de_CH.UTF-8", "TZ": "Pacific/Kiritimati",
      ]
      let here = try await RunCommand("demo", "--script", "system,uk,ar", environment: environment)
      let there = try await RunCommand("demo", "--script", "system,uk,ar")
      #expect(here.output == there.output)
      #expect(here.output.hasPrefix("The Lamp Shop\n"))
    }

    @Test func arabicLinesEndAtColumnSixty() async throws {
      let run = try await RunCommand("demo", "--script", "ar,+")
      for line in run.output.split(separator: "\n") {
        let marks = line.unicodeScalars.count { $0 == "\u{64B}" || $0 == "\u{200F}" }
        #expect(line.unicodeScalars.count - marks == 60, "\(line)")
      }
    }

    @Test func systemIsThePersonsList() async throws {
      let ukrainian = Self.text(Self.ukrainian(count: 1, total: Self.price.one))
      #expect(try await RunCommand("demo", "--script", "system", "--system", "uk").output == ukrainian)
      #expect(try await RunCommand("demo", "--script", "system", "--system", "ja, uk-UA ,ar").output == ukrainian)
      let english = Self.text(Self.english(count: 1, total: "€19.99"))
      #expect(try await RunCommand("demo", "--script", "system", "--system", "ja").output == english)
      #expect(try await RunCommand("demo", "--script", "en", "--system", "uk").output == english)
    }

    @Test func cartIsNeverEmptierThanEmpty() async throws {
      let empty = Self.text(Self.english(count: 0, total: "€0.00"), Self.english(count: 0, total: "€0.00"))
      let run = try await RunCommand("demo", "--script=-,-")
      #expect(run.output == empty)
      #expect(run.status == 0)
    }

    @Test(arguments: ["en,xx,uk", "en,de", "en,++", "en,EN_us"]) func wrongStepPrintsNothing(script: String)
      async throws
    {
      let run = try await RunCommand("demo", "--script", script)
      let step = script.split(separator: ",")[1]
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error == "dragoman: error: '\(step)' is no step: there are ar, en, uk, system, + and -\n")
    }

    @Test func wrongSystemIsTold() async throws {
      let run = try await RunCommand("demo", "--script", "en", "--system", "??,ja")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.error
          == "dragoman: error: '--system' must be a language tag such as uk or pt-BR, but is '??' "
          + "(see 'dragoman demo --help')\n")
    }

    @Test func withoutATerminalThereIsNoScreen() async throws {
      let run = try await RunCommand("demo", input: "q")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.error
          == "dragoman: error: the demo needs a terminal; 'dragoman demo --script en,uk,ar' prints it as text\n")
    }
  }
#endif

import Dragoman
import Testing

@Suite struct LookupTests {
  static let texts: [Language: [String: String]] = [
    "en": ["greeting": "Hello", "only.english": "English", "percent": "50% off", "free": "100% free", "all": "100%"],
    "uk": ["greeting": "Привіт", "percent": "знижка 50%"],
    "en-GB": ["greeting": "Good day"],
  ]

  @Test func theTextOfTheLanguageInForce() throws {
    let test = TestLocalizer(Self.texts)
    #expect(test.localizer["greeting"] == "Hello")
    try test.localizer.select("uk")
    #expect(test.localizer["greeting"] == "Привіт")
    #expect(test.localizer.language == "uk")
    #expect(test.issues.all.isEmpty)
  }

  @Test func aKeyOnlyInTheDefaultLanguageIsShownAndReportedOnce() throws {
    let test = TestLocalizer(Self.texts, system: ["uk"])
    #expect(test.localizer["only.english"] == "English")
    #expect(test.localizer["only.english"] == "English")
    #expect(
      test.issues.sentences == ["“only.english” has no translation into uk; the text of en is shown"])
  }

  @Test func fallingToACLDRParentIsNoIssue() throws {
    let test = TestLocalizer(Self.texts, system: ["en-GB"])
    #expect(test.localizer["greeting"] == "Good day")
    #expect(test.localizer["percent"] == "50% off")
    #expect(test.issues.all.isEmpty)
  }

  @Test func aMissingKeyIsShownAsItIs() {
    let test = TestLocalizer(Self.texts)
    #expect(test.localizer["100% missing"] == "100% missing")
    #expect(test.localizer["100% %d missing", 3] == "100% %d missing")
    #expect(test.localizer.string("absent", value: "instead") == "instead")
    #expect(test.issues.kinds == [.missingKey, .missingKey, .missingKey])
    #expect(test.issues.sentences.first == "“100% missing” is in no translation; the key itself is shown")
  }

  @Test(arguments: ["percent": "50% off", "free": "100% free", "all": "100%"])
  func aValueWithoutArgumentsIsNotFormatted(key: String, text: String) {
    #expect(TestLocalizer(Self.texts).localizer[key] == text)
  }

  @Test func noTranslationsAtAllIsOneClearIssue() {
    let test = TestLocalizer([:])
    #expect(test.localizer["a"] == "a")
    #expect(test.localizer["b"] == "b")
    #expect(test.issues.kinds == [.noTranslations])
    #expect(test.issues.sentences.first?.contains("Localizer.main = Localizer(bundle: .module)") == true)
  }

  @Test func anUnknownTableIsOneIssueThatNamesTheOthers() {
    let test = TestLocalizer(Self.texts)
    #expect(test.localizer.string("a", table: "Errors") == "a")
    #expect(test.localizer.string("b", table: "Errors") == "b")
    #expect(test.issues.sentences == ["there is no table “Errors” in a dictionary; there are Localizable"])
  }

  @Test func anEarlierSourceWins() {
    let test = TestLocalizer([
      .dictionary(["en": ["a": "first"]]), .dictionary(["en": ["a": "second", "b": "second"]]),
    ])
    #expect(test.localizer["a"] == "first")
    #expect(test.localizer["b"] == "second")
  }

  @Test func tablesByName() {
    let test = TestLocalizer([.dictionary(["en": ["a": "x"]], table: "Errors")])
    #expect(test.localizer.string("a", table: "Errors") == "x")
    #expect(test.localizer.string("a") == "a")
  }

  @Test func thePersonsOtherLanguagesBeforeTheDefaultWhereAskedFor() {
    let texts: [Language: [String: String]] = ["en": ["a": "en", "b": "en"], "uk": ["a": "uk"], "ru": ["b": "ru"]]
    var configuration = Localizer.Configuration.forTests
    #expect(TestLocalizer(texts, system: ["uk", "ru"]).localizer["b"] == "en")
    configuration.fallback = .preferences
    let test = TestLocalizer(texts, system: ["uk", "ru"], configuration: configuration)
    #expect(test.localizer["b"] == "ru")
  }

  @Test func namedArgumentsOfASubscript() {
    let test = TestLocalizer(["en": ["k": "Hello, $(name)!"]])
    #expect(test.localizer["k", ["name": "Anna"]] == "Hello, Anna!")
  }

  @Test func aTextWithNamesAndArgumentsWithoutIsAnIssue() {
    let test = TestLocalizer(["en": ["k": "Hello, $(name)!", "plain": "Hello"]])
    #expect(test.localizer["plain", "Bob"] == "Hello")
    #expect(test.issues.all.isEmpty)
    #expect(test.localizer["k", "Bob"] == "Hello, $(name)!")
    #expect(test.issues.kinds == [.missingArgument])
    #expect(test.issues.sentences.first?.contains("$(name)") == true)
  }

  /// What stays visible is told, whichever way the arguments came, and at each way of looking.
  @Test(arguments: [
    ("%2$@ by %1$@", "%2$@ by %1$@", ["%2$@", "%1$@"]), ("$(a), 50% off, %d left", "1, 50% off, %d left", ["%d"]),
    ("$(a), 50% off", "1, 50% off", []), ("100%% of $(a)", "100%% of 1", []), ("plain", "plain", []),
    ("$(a)%ige Lösung, %20 indirim", "1%ige Lösung, %20 indirim", []), ("a%20d?u=$(a)", "a%20d?u=1", []),
    ("$(a) of %5d, %1$ld, %s.", "1 of %5d, %1$ld, %s.", ["%1$ld", "%s"]),
  ])
  func placeholdersWithoutPositionsForNames(text: String, shown: String, missing: [String]) {
    let test = TestLocalizer(["en": ["k": text]])
    let answers = [test.localizer["k", ["a": 1]], test.localizer.text("k", ["a": 1]).string]
    #expect(answers == [shown, shown])
    #expect(test.issues.sentences == missing.map { "“\($0)” in “k” got no argument and stays visible" })
  }

  @Test func namesBesidePlaceholdersForPositions() {
    let test = TestLocalizer(["en": ["k": "$(a) and $(b): %d"]])
    #expect(test.localizer["k", 1] == "$(a) and $(b): 1")
    #expect(test.localizer.text("k", 1).string == "$(a) and $(b): 1")
    #expect(test.issues.sentences == ["a", "b"].map { "“$(\($0))” in “k” got no argument and stays visible" })
  }

  @Test(arguments: [
    (#"\$(HOME) of %@"#, "$(HOME) of 1"), (#"\$(HOME)"#, "$(HOME)"), (#"\$(a) %% %d, %d"#, "$(a) % 1, %d"),
  ])
  func anEscapeIsNoneInWhatIsShown(text: String, shown: String) {
    let test = TestLocalizer(["en": ["k": text]])
    #expect(test.localizer["k", 1] == shown)
    #expect(test.localizer.text("k", 1).string == shown)
    #expect(test.localizer["k"] == text)
    #expect(test.issues.kinds == (text.contains(", %d") ? [.missingArgument] : []))
  }

  @Test func namesInAPluralForPositions() throws {
    let files = [
      "en.lproj/Localizable.strings": Array("other = \"o\";".utf8),
      "en.lproj/Localizable.stringsdict": Array(
        """
        <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d for $(name)</string><key>other</key><string>%d for \\$(all)</string></dict></dict></dict></plist>
        """.utf8),
    ]
    let test = TestLocalizer([.files(files, named: "test", defaultLanguage: nil)])
    #expect(test.localizer["k", 3] == "3 for $(all)")
    #expect(test.issues.all.isEmpty)
    #expect(test.localizer["k", 1] == "1 for $(name)")
    #expect(test.localizer.text("k", 1).string == "1 for $(name)")
    #expect(test.issues.sentences == ["“$(name)” in “k” got no argument and stays visible"])
  }

  @Test func anArgumentOfAnotherKindIsToldWithTheRightOne() {
    let test = TestLocalizer(["en": ["x": "%x", "d": "%d", "f": "%f", "s": "%s", "c": "%c", "w": "%*d"]])
    _ = [
      test.localizer["x", -1], test.localizer["d", 1.5], test.localizer["f", -2], test.localizer["s", true],
      test.localizer["c", "x"], test.localizer["w", "a", 1],
    ]
    #expect(
      test.issues.sentences == [
        "“%x” in “x” shows an integer that is not negative and got a negative integer",
        "“%d” in “d” shows an integer and got a number",
        "“%f” in “f” shows a floating-point number and got a negative integer",
        "“%s” in “s” shows a text and got a truth value",
        "“%c” in “c” shows the number of a character and got a text",
        "“%*d” in “w” shows an integer and got a text",
      ])
  }

  @Test func whatIsShownForAMissingKeyIsTold() {
    let test = TestLocalizer(["en": ["k": "v"]])
    #expect(test.localizer.string("a", value: "text") == "text")
    #expect(test.localizer.string("b", 1, value: "text") == "text")
    #expect(test.localizer.string("c", 1) == "c")
    #expect(
      test.issues.sentences == [
        "“a” is in no translation; the text given for that is shown",
        "“b” is in no translation; the text given for that is shown",
        "“c” is in no translation; the key itself is shown",
      ])
  }

  @Test func theDefaultTableMissingNamesTheOthers() {
    let test = TestLocalizer([.dictionary(["en": ["k": "v"]], table: "Errors")])
    #expect(test.localizer["k"] == "k")
    #expect(test.issues.kinds == [.missingTable])
    #expect(test.issues.sentences.first?.contains("Errors") == true)
  }

  @Test func issuesBeyondTheMemoryAreCounted() {
    let test = TestLocalizer(["en": ["k": "v"]])
    for number in 0..<5_000 { _ = test.localizer["missing \(number)"] }
    #expect(test.issues.all.count == 4_097)
    #expect(test.issues.kinds.last == .tooManyIssues)
    #expect(test.localizer.countOfUnreportedIssues == 5_000 - 4_096)
  }

  /// A request can name any language: what is kept of them has a limit.
  @Test func anyNumberOfLanguagesMayBeAskedFor() {
    let test = TestLocalizer([:])
    for number in 0..<2_000 {
      let language = Language(identifier: "en-x-a\(number)") ?? "en"
      #expect(test.localizer.withLanguage(language) { test.localizer["k"] } == "k")
    }
  }
}

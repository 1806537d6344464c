@testable import Dragoman
import Foundation
import Testing

/// What entries of a `.stringsdict` say, with their arguments.
@Suite struct StringsDictMessageTests {
  private typealias Files = VariantFiles

  private func make(_ entry: [String: Any], device: String? = nil) -> TestLocalizer {
    Files.stringsDict(["en": ["k": entry]], device: device)
  }

  @Test func categoriesOfTheLanguageOfTheTable() {
    let test = Files.stringsDict(["en": ["k": Files.files], "ru": ["k": Files.filesRussian]], system: ["ru"])
    #expect(
      [0, 1, 2, 5, 11, 21, 100].map { test.localizer["k", $0] } == [
        "0 файлов", "1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "100 файлов",
      ])
    #expect(test.localizer["k", -21] == "-21 файл")
    #expect(
      test.localizer.withLanguage("en") { [0, 1, 2].map { test.localizer["k", $0] } } == [
        "0 files", "1 file", "2 files",
      ])
    #expect(test.issues.all.isEmpty)
  }

  @Test func aTextThatFallsBackFollowsTheRulesOfItsOwnLanguage() {
    let test = Files.stringsDict(["en": ["k": Files.files], "ru": ["other": Files.filesRussian]], system: ["ru"])
    #expect([1, 2, 21].map { test.localizer["k", $0] } == ["1 file", "2 files", "21 files"])
  }

  @Test func winsOverStringsForTheWholeEntry() {
    let test = Files.stringsDict(
      ["en": ["k": Files.files]], strings: ["en.lproj/Localizable.strings": "k = \"%d things\"; s = plain;"])
    #expect(test.localizer["k", 1] == "1 file")
    #expect(test.localizer["s"] == "plain")
  }

  @Test func variablesTakeArgumentsInOrderOrByPosition() {
    let variables: [String: Any] = [
      "files": Files.plural(["one": "%d file", "other": "%d files"]),
      "folders": Files.plural(["one": "%d folder", "other": "%d folders"]),
    ]
    let inOrder = make(Files.entry("%#@files@ in %#@folders@", variables))
    #expect(inOrder.localizer["k", 1, 2] == "1 file in 2 folders")
    let byPosition = make(Files.entry("%2$#@folders@ with %1$#@files@", variables))
    #expect(byPosition.localizer["k", 1, 2] == "2 folders with 1 file")
    let afterText = make(Files.entry("%@: %#@files@", variables))
    #expect(afterText.localizer["k", "Anna", 1] == "Anna: 1 file")
  }

  @Test func aVariantIsFormattedWithTheWholeListFromItsArgumentOn() {
    let entry = Files.entry("%2$#@n@", ["n": Files.plural(["one": "%d by %1$@", "other": "%d and %@ by %1$@"])])
    let test = make(entry)
    #expect(test.localizer["k", "Anna", 1, "x"] == "1 by Anna")
    #expect(test.localizer["k", "Anna", 3, "x"] == "3 and x by Anna")
  }

  @Test(arguments: [
    ("%1#@n@", "2 files"), ("%# @n @", "%# @n @"), ("%#@n@ (%%)", "2 files (%)"), ("%-5#@n@", "2 files"),
  ])
  func waysToWriteAReference(_ format: String, _ expected: String) {
    let test = make(Files.entry(format, ["n": Files.plural(["one": "%d file", "other": "%d files"])]))
    #expect(test.localizer["k", 2] == expected)
  }

  @Test func zeroCountsInEveryLanguage() {
    let test = make(Files.entry(plural: ["zero": "none", "one": "one", "other": "%d"]))
    #expect([0, 1, 2].map { test.localizer["k", $0] } == ["none", "one", "2"])
  }

  @Test(arguments: [
    (["other": "o", "one": "1"], ["o", "1", "o", "o"]),
    (["one": "1", "few": "f"], ["1", "1", "1", "1"]),
    (["two": "2", "few": "f"], ["2", "2", "2", "2"]),
    (["zero": "z", "one": "1"], ["z", "1", "z", "z"]),
  ])
  func missingCategories(_ categories: [String: String], _ expected: [String]) {
    let test = make(Files.entry(plural: categories))
    #expect([0, 1, 2, 5].map { test.localizer["k", $0] } == expected)
  }

  @Test func variablesInVariants() {
    let entry = Files.entry(
      "%#@a@",
      [
        "a": Files.plural(["one": "%d file in %2$#@b@", "other": "%d files in %2$#@b@"]),
        "b": Files.plural(["one": "%d folder", "other": "%d folders"]),
      ])
    let test = make(entry)
    #expect(test.localizer["k", 1, 2] == "1 file in 2 folders")
    #expect(test.localizer["k", 2, 1] == "2 files in 1 folder")
  }

  @Test func entriesInVariants() {
    let inner = Files.entry("%#@b@!", ["b": Files.plural(["one": "%d inner", "other": "%d inners"])])
    let test = make(Files.entry("%#@a@", ["a": Files.plural(["one": inner, "other": "%d"])]))
    #expect(test.localizer["k", 1] == "1 inner!")
    #expect(test.localizer["k", 2] == "2")
  }

  @Test func digitsThatAreShownCount() {
    let shown = make(Files.entry(plural: ["one": "%.1f mile", "other": "%.1f miles"], type: "f"))
    #expect(shown.localizer["k", 1.0] == "1.0 miles")
    let whole = make(Files.entry(plural: ["one": "%.0f mile", "other": "%.0f miles"], type: "f"))
    #expect(whole.localizer["k", 1.0] == "1 mile")
    let hidden = make(Files.entry(plural: ["one": "a mile", "other": "miles"], type: "ld"))
    #expect([1, 2].map { hidden.localizer["k", $0] } == ["a mile", "miles"])
  }

  @Test func anyKindOfNumberSelects() {
    let test = make(Files.entry(plural: ["one": "%@ file", "other": "%@ files"], type: nil))
    #expect(test.localizer["k", "1"] == "1 file")
    #expect(test.localizer["k", Decimal(1)] == "1 file")
    #expect(test.localizer["k", UInt64.max] == "18,446,744,073,709,551,615 files")
    #expect(test.localizer["k", "many"] == "many files")
  }

  @Test func argumentsOfAnyTypeSelect() {
    let test = make(Files.entry(plural: ["one": "%@ file", "other": "%@ files"], type: nil))
    #expect(test.localizer["k", "x1".suffix(1)] == "1 file")
    #expect(test.localizer["k", Float(1)] == "1 file")
    #expect(test.localizer["k", Float(1.5)] == "1.5 files")
    #expect(test.localizer["k", URL(string: "https://example.com/1")] == "https://example.com/1 files")
    #expect(test.localizer["k", Date(timeIntervalSince1970: 43_200)] == "Jan 1, 1970 files")
    #expect(test.localizer["k", [1]] == "1 files")
    #expect(test.localizer["k", Int?.none] == " files")
    #expect(test.issues.all.isEmpty)
  }

  @Test func aWidthFromTheArgumentsOfAVariant() {
    let running = make(Files.entry(plural: ["one": "(%*d file)", "other": "(%*d files)"]))
    #expect(running.localizer["k", 1, 7] == "(7 file)")
    #expect(running.localizer["k", 3, 7] == "(  7 files)")
    let positional = make(Files.entry(plural: ["one": "(%1$*2$d file)", "other": "(%1$*2$d files)"]))
    #expect(positional.localizer["k", 1, 3] == "(  1 file)")
    #expect(positional.localizer["k", 2, -3] == "(2 files)")
    #expect(running.issues.all.isEmpty && positional.issues.all.isEmpty)
  }

  /// Among arguments by name only variables have positions; what lies between them is missing, also for a `*`.
  @Test func aWidthThatNoNameStandsFor() {
    let entry = Files.entry(
      "%1$#@n@ %3$#@m@", ["n": Files.plural(["other": "%1$*2$d of %2$@"]), "m": Files.plural(["other": "%3$*1$d"])])
    let test = make(entry)
    #expect(test.localizer.string("k", ["n": 4, "m": 5]) == "%1$*2$d of %2$@    5")
    #expect(test.issues.kinds == [.missingArgument, .missingArgument])
  }

  @Test func aDateAndAListByName() {
    let test = make(
      Files.entry("%#@n@ $(who)", ["n": Files.plural(["one": "$(day)", "other": "%d by $(who) on $(day)"])]))
    let day = Date(timeIntervalSince1970: 43_200)
    #expect(
      test.localizer.string("k", ["n": 2, "day": day, "who": ["a", "b"]]) == "2 by a and b on Jan 1, 1970 a and b")
    #expect(test.localizer.string("k", ["n": 1, "day": day, "who": Int?.none]) == "Jan 1, 1970 ")
  }

  @Test func escapesInVariants() {
    let test = make(Files.entry(plural: ["other": #"$$(n) \$(x) $(who"# + "\t%%"]))
    #expect(test.localizer.string("k", ["n": 2]) == "$2 $(x) $(who\t%")
  }

  @Test func withoutTheArgument() {
    let test = make(Files.files)
    #expect(test.localizer["k"] == "%d files")
    #expect(test.issues.kinds == [.missingArgument])
  }

  @Test func byName() {
    let variables: [String: Any] = [
      "days": Files.plural(["one": "%d day", "other": "%d days"]),
      "nights": Files.plural(["one": "%d night", "other": "%d nights"]),
    ]
    let test = make(Files.entry("$(who): %#@days@, %#@nights@", variables))
    #expect(test.localizer.string("k", ["days": 3, "nights": 1, "who": "Anna"]) == "Anna: 3 days, 1 night")
    #expect(test.localizer.string("k", ["days": 3, "who": "Anna"]) == "Anna: 3 days, %d nights")
    #expect(test.localizer["k", 3, 1] == "$(who): 3 days, 1 night")
  }

  @Test func widths() {
    let entry: [String: Any] = [
      "NSStringVariableWidthRuleType": ["5": "Hi", "10": "Hello", "30": "Good day, %@"]
    ]
    let test = make(entry)
    #expect(test.localizer.string("k", "Anna") == "Good day, Anna")
    let text = test.localizer.text("k", "Anna")
    #expect(
      [1, 5, 9, 10, 29, 30, 99].map { text.fitting(width: $0).string } == [
        "Hi", "Hi", "Hi", "Hello", "Hello", "Good day, Anna", "Good day, Anna",
      ])
  }

  @Test(arguments: [
    ("iphone", "Tap"), ("mac", "Click"), (nil, "Do it"), ("appletv", "Do it"), ("ipod", "Do it"),
  ])
  func devices(_ device: String?, _ expected: String) {
    let entry: [String: Any] = [
      "NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click", "other": "Do it"]
    ]
    #expect(make(entry, device: device).localizer["k"] == expected)
  }

  @Test func devicesWithoutOthers() {
    let macAndPhone: [String: Any] = ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click"]]
    #expect(make(macAndPhone).localizer["k"] == "Click")
    let phones: [String: Any] = ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "ipad": "Tap it"]]
    #expect(make(phones).localizer["k"] == "Tap it")
  }

  @Test func entriesUnderDevices() {
    let entry: [String: Any] = [
      "NSStringDeviceSpecificRuleType": [
        "mac": Files.entry(plural: ["one": "%d window", "other": "%d windows"]),
        "iphone": ["NSStringVariableWidthRuleType": ["1": "W", "9": "Wide"]],
      ] as [String: Any]
    ]
    #expect(make(entry, device: "mac").localizer["k", 1] == "1 window")
    #expect(make(entry, device: "iphone").localizer["k"] == "Wide")
  }

  @Test func genders() {
    let variable: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringGenderRuleType", "0": "they", "1": "she", "2": "he",
    ]
    let test = make(Files.entry("%#@who@", ["who": variable]))
    #expect([0, 1, 2, 7].map { test.localizer["k", $0] } == ["they", "she", "he", "they"])
  }

  @Test func gendersWithoutZero() {
    let variable: [String: Any] = [
      "NSStringFormatSpecTypeKey": "NSStringGenderRuleType", "2": "he", "10": "X", "1": "she",
    ]
    let test = make(Files.entry("%#@who@", ["who": variable]))
    #expect([2, 7, 0, -1, 10].map { test.localizer["k", $0] } == ["he", "she", "she", "she", "X"])
    #expect(test.localizer["k", "nobody"] == "she")
  }

  @Test func negativeWidths() {
    let test = make(["NSStringVariableWidthRuleType": ["-5": "-", "5": "Hi", "10": "Hello"]])
    #expect([-9, 0, 7, 10].map { test.localizer.text("k").fitting(width: $0).string } == ["Hi", "Hi", "Hi", "Hello"])
    #expect(test.issues.all.first?.sentence.hasPrefix("the width “-5”") == true)
  }

  @Test func aPlainStringIsAText() {
    let test = Files.stringsDict(["en": ["k": ["NSStringLocalizedFormatKey": "100% of %d"]]])
    #expect(test.localizer["k", 3] == "100% of 3")
  }
}

/// Entries that cannot be used as they are.
@Suite struct BrokenStringsDictTests {
  private typealias Files = VariantFiles

  private static let variants = LocalizationIssue.Kind(rawValue: "variants")

  @Test func anUndefinedVariableIsAsIfTheEntryWereMissing() {
    let test = Files.stringsDict(
      ["en": ["k": Files.files], "ru": ["k": Files.entry("%#@lost@ %#@more@", ["n": Files.plural(["other": "x"])])]],
      system: ["ru"])
    #expect(test.localizer["k", 2] == "2 files")
    #expect(test.issues.kinds == [Self.variants, .missingTranslation])
    #expect(test.issues.all.first?.location?.file == "test/ru.lproj/Localizable.stringsdict")
    #expect(test.issues.all.first?.location?.line != nil)
  }

  @Test func stringsBelowAreUsed() {
    let test = Files.stringsDict(
      ["en": ["k": Files.entry("%#@lost@")]], strings: ["en.lproj/Localizable.strings": "k = \"%d things\";"])
    #expect(test.localizer["k", 2] == "2 things")
  }

  @Test func theFormatIsShownWhereNothingElseIs() {
    let test = Files.stringsDict(["en": ["k": Files.entry("%#@lost@ files")]])
    #expect(test.localizer["k", 2] == "%#@lost@ files")
    #expect(test.issues.kinds == [Self.variants])
  }

  @Test func aTranslatedNameIsTakenForTheOneThatNothingRefersTo() {
    let test = Files.stringsDict([
      "en": ["k": Files.entry("%#@файлы@", ["files": Files.plural(["one": "%d file", "other": "%d files"])])]
    ])
    #expect(test.localizer["k", 1] == "1 file")
    #expect(test.issues.kinds == [Self.variants])
    #expect(test.issues.all.first?.severity == .warning)
  }

  @Test func noVariants() {
    let test = Files.stringsDict(["en": ["k": Files.entry("%#@n@", ["n": Files.plural([:])])]])
    #expect(test.localizer["k", 1] == "%#@n@")
    #expect(test.issues.kinds == [Self.variants])
  }

  @Test func variablesThatReferToThemselves() {
    let direct = Files.stringsDict(["en": ["k": Files.entry("%#@a@", ["a": Files.plural(["other": "%#@a@"])])]])
    #expect(direct.localizer["k", 1] == "%#@a@")
    let round: [String: Any] = ["a": Files.plural(["other": "%#@b@"]), "b": Files.plural(["other": "%#@a@"])]
    let indirect = Files.stringsDict(["en": ["k": Files.entry("%#@a@", round)]])
    #expect(indirect.localizer["k", 1] == "%#@a@")
    #expect(indirect.issues.kinds == [Self.variants])
  }

  /// Each variable refers twice to the next one: the text would have 2 to the power of 40 parts.
  @Test func variablesThatWouldFillTheMemory() {
    var variables: [String: Any] = ["v40": Files.plural(["other": "x"])]
    for number in 0..<40 { variables["v\(number)"] = Files.plural(["other": "%#@v\(number + 1)@%#@v\(number + 1)@"]) }
    let test = Files.stringsDict(["en": ["k": Files.entry("%#@v0@", variables)]])
    #expect(test.localizer["k", 1] == "%#@v0@")
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "limit")])
  }

  @Test func variablesThatLieTooDeep() {
    var variables: [String: Any] = ["v1000": Files.plural(["other": "x"])]
    for number in 0..<1000 { variables["v\(number)"] = Files.plural(["other": "%#@v\(number + 1)@"]) }
    let test = Files.stringsDict(["en": ["k": Files.entry("%#@v0@", variables)]])
    #expect(test.localizer["k", 1] == "%#@v0@")
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "limit")])
  }

  @Test func aValueTypeThatIsNone() {
    let test = Files.stringsDict(["en": ["k": Files.entry(plural: ["one": "a file", "other": "files"], type: "?")]])
    #expect([1, 2].map { test.localizer["k", $0] } == ["a file", "files"])
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "value-kind")])
  }

  @Test func aValueTypeWithAPercentSign() {
    let test = Files.stringsDict(["en": ["k": Files.entry(plural: ["one": "a mile", "other": "miles"], type: "%.1f")]])
    #expect(test.localizer["k", 1.0] == "miles")
    #expect(test.issues.all.isEmpty)
  }

  @Test func oneDamagedVariantCostsNoOther() {
    let test = Files.stringsDict([
      "en": ["k": Files.entry("%#@n@", ["n": Files.plural(["one": "%#@lost@", "other": "%d files"])])]
    ])
    #expect(test.localizer["k", 1] == "1 files")
    #expect(test.localizer["k", 2] == "2 files")
    #expect(test.issues.kinds == [Self.variants])
  }

  @Test(arguments: ["%#@my-name@", "%# @n @"]) func referencesThatAreNone(format: String) {
    let test = Files.stringsDict(
      ["en": ["k": Files.files], "ru": ["k": Files.entry(format, ["n": Files.plural(["other": "x"])])]], system: ["ru"])
    #expect(test.localizer["k", 2] == "2 files")
  }

  @Test(arguments: [("50%# off %#@n@", "50%# off 2 files"), ("Rank %#: %#@n@", "Rank %#: 2 files")])
  func percentSignsThatAreNoReference(_ format: String, _ expected: String) {
    let test = Files.stringsDict(["en": ["k": Files.entry(format, ["n": Files.plural(["other": "%d files"])])]])
    #expect(test.localizer["k", 2] == expected)
  }

  @Test func aPlainStringThatRefersToAVariable() {
    let entries: [String: [String: Any]] = ["en": ["k": "%#@lost@"]]
    let test = Files.stringsDict(entries, strings: ["en.lproj/Localizable.strings": "k = \"%d things\";"])
    #expect(test.localizer["k", 2] == "2 things")
    #expect(test.issues.kinds == [Self.variants])
  }

  /// All references are to one name that is not there: what stands in for it is found out once.
  @Test func manyReferencesToOneTranslatedName() {
    let format = String(repeating: "%#@x@ ", count: 1_000)
    let test = Files.stringsDict(["en": ["k": Files.entry(format, ["y": Files.plural(["other": "%d"])])]])
    #expect(test.localizer.string("k", ["y": 7]).hasPrefix("7 "))
    #expect(test.issues.all.filter { $0.kind == Self.variants }.count == 1)
  }
}

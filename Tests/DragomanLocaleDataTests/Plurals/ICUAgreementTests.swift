#if os(Linux) && canImport(_FoundationICU)
  import DragomanLocaleData
  import Testing

  /// Numbers are in the categories in which ICU has them.
  ///
  /// The toolchain's ICU 76 has the rules of CLDR 46 and ours are those of 48, which differ where it is said below.
  struct ICUAgreementTests {
    @Test(arguments: [PluralRules.Kind.cardinal, .ordinal])
    func aboutNumbers(kind: PluralRules.Kind) throws {
      var random = SplitMix(seed: 48)
      let small = (0...1100).map(String.init) + ["1000000", "100000", "0.0", "1.0", "1.00", "2.0", "1.1", "0.01"]
      let numbers = small + (0..<1500).map { _ in Self.number(&random) }
      let shown = try numbers.map { number in
        (ours: try #require(PluralOperands(shown: number)), theirs: try #require(ICUShownNumber(number)))
      }
      #expect(try Self.differing(kind, shown) == Self.newLanguages(kind))
    }

    @Test(arguments: [PluralRules.Kind.cardinal, .ordinal])
    func aboutCompactForms(kind: PluralRules.Kind) throws {
      let shown = try [3, 6, 9, 12].flatMap { exponent in
        try (10..<200).map { tenths in
          let number = String(tenths) + String(repeating: "0", count: exponent - 1)
          return (
            ours: try #require(PluralOperands(shown: "\(tenths / 10).\(tenths % 10)c\(exponent)")),
            theirs: try #require(ICUShownNumber(number, skeleton: "compact-long .0"))
          )
        }
      }
      #expect(try Self.differing(kind, shown).isSubset(of: Self.newLanguages(kind)))
    }

    /// Rules that CLDR 48 has and 46 has not: a number that shows each, which ICU 76 finds to be `other`.
    static let newRules: [(kind: PluralRules.Kind, language: String, number: String, category: PluralCategory)] = [
      // Chuvash, Interlingue, Konkani and Samogitian could not count.
      (.cardinal, "cv", "0.0", .zero), (.cardinal, "ie", "1", .one), (.cardinal, "kok", "0.5", .one),
      (.cardinal, "kok-Latn", "0", .one), (.cardinal, "sgs", "22", .few),
      // Konkani had no ordinals, and Sicilian had only 8, 11, 80 and 800 in `many`, as Italian.
      (.ordinal, "kok", "1", .one), (.ordinal, "kok-Latn", "3", .two), (.ordinal, "scn", "81", .many),
    ]

    @Test(arguments: newRules.indices)
    func isWithoutTheNewRules(index: Int) throws {
      let new = Self.newRules[index]
      let language = LanguageScriptRegion(tag: new.language)
      let operands = try #require(PluralOperands(shown: new.number))
      #expect(PluralRules(language, new.kind).category(of: operands) == new.category)
      let icu = try #require(ICUPluralRules(language, new.kind))
      #expect(icu.category(of: try #require(ICUShownNumber(new.number))) == .other)
    }

    private static func newLanguages(_ kind: PluralRules.Kind) -> Set<String> {
      Set(newRules.filter { $0.kind == kind }.map(\.language))
    }

    /// The languages in which a number is in different categories.
    private static func differing(
      _ kind: PluralRules.Kind, _ numbers: [(ours: PluralOperands, theirs: ICUShownNumber)]
    ) throws -> Set<String> {
      let languages = Set(PluralSamples.all(kind).flatMap(\.languages))
      return try Set(
        languages.filter { language in
          let rules = PluralRules(language, kind)
          let icu = try #require(ICUPluralRules(language, kind))
          return numbers.contains { rules.category(of: $0.ours) != icu.category(of: $0.theirs) }
        }.map(\.tag))
    }

    /// Up to seven digits before the point and up to six behind it, with many zeros.
    private static func number(_ random: inout SplitMix) -> String {
      let limit = [10, 100, 1000, 100_000, 10_000_000].randomElement(using: &random) ?? 10
      let integer = String(Int.random(in: 0..<limit, using: &random))
      let places = max(0, Int.random(in: -3...6, using: &random))
      guard places > 0 else { return integer }
      let digits = (0..<places).map { _ in String("0001122345".randomElement(using: &random) ?? "0") }
      return integer + "." + digits.joined()
    }
  }

  /// Numbers that are the same in every run.
  private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
#endif

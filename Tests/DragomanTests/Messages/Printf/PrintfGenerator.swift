#if os(macOS) || os(Linux)
  import TestResources

  /// Makes up printf formats with arguments of the kinds they ask for.
  ///
  /// What it leaves out is what the specification lets Dragoman do in its own way, and no more: numbers that do not fit
  /// the width of their length (a long double never does), incomplete positions, the flag `'`, `%O`, `%s`, `%S`, `%p`,
  /// `%n`, `%a` where the decimal separator is no full stop, a percent sign before a space and a letter, `#` before `@`;
  /// and two places where Foundation fails: a negative precision, which destroys its memory, and a precision above 15,
  /// with which it rounds whole numbers to 15 digits.
  struct PrintfGenerator {
    private var dice: Dice
    private let hasPlainSeparator: Bool

    init(seed: UInt64, hasPlainSeparator: Bool) {
      dice = Dice(seed: seed)
      self.hasPlainSeparator = hasPlainSeparator
    }

    mutating func request() -> FormatRequest {
      dice.once(in: 3) ? positional() : running()
    }
  }

  extension PrintfGenerator {
    private mutating func running() -> FormatRequest {
      var request = FormatRequest(format: literal(), arguments: [])
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        var spec = specifier()
        request.arguments += addMeasures(to: &spec) { _ in "*" } + [argument(for: spec)]
        request.format += spec.text + literal()
      }
      return request
    }

    /// Each position once, in any order, and some of them again.
    private mutating func positional() -> FormatRequest {
      var request = FormatRequest(format: literal(), arguments: [])
      var pieces: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        var spec = specifier()
        let first = request.arguments.count
        let measures = addMeasures(to: &spec) { "*\(first + $0 + 1)$" }
        request.arguments += measures + [argument(for: spec)]
        spec.position = "\(request.arguments.count)$"
        pieces.append(spec.text)
        if dice.once(in: 4) { pieces.append(spec.text) }
      }
      for piece in pieces.shuffled(using: &dice) { request.format += piece + literal() }
      return request
    }

    private mutating func literal() -> String {
      dice.pick(["", " ", ", ", "|", "%%", ": ", "/", "-", "(", "+5", "…", "日", "é", "🇺🇦", "\u{200f}", " и ", " and "])
    }
  }

  extension PrintfGenerator {
    struct Specifier {
      var position = ""
      var flags = ""
      var width = ""
      var precision = ""
      var length = ""
      var letter = "d"

      var text: String { "%\(position)\(flags)\(width)\(precision)\(length)\(letter)" }
    }

    private mutating func specifier() -> Specifier {
      var spec = Specifier()
      spec.letter = dice.pick(Self.letters)
      if !hasPlainSeparator, "aA".contains(spec.letter) { spec.letter = "f" }
      spec.length = length(for: spec.letter)
      if dice.once(in: 2) { spec.flags = flags(for: spec.letter) }
      if dice.once(in: 3) { spec.width = "\(dice.once(in: 20) ? 300 : Int.random(in: 1...24, using: &dice))" }
      if dice.once(in: 3), !"cC".contains(spec.letter) { spec.precision = precision() }
      // A space before a letter is a percent sign, and a letter behind one a word.
      if spec.flags.contains(" "), spec.width.isEmpty { spec.width = "7" }
      return spec
    }

    private static let letters = Array("dddiDuUxXocCfffFeEgGaA@@").map(String.init)

    private mutating func length(for letter: String) -> String {
      switch letter {
      case "d", "i", "D", "u", "U", "x", "X", "o": dice.pick(["", "", "", "hh", "h", "l", "ll", "q", "z", "t", "j"])
      case "f", "F", "e", "E", "g", "G": dice.pick(["", "", "", "", "l"])
      default: ""
      }
    }

    private mutating func flags(for letter: String) -> String {
      let known = letter == "@" ? ["-", "+", "0"] : ["-", "+", "0", "#", " "]
      let flags = (0..<Int.random(in: 1...3, using: &dice)).map { _ in dice.pick(known) }
      return flags.joined()
    }

    private mutating func precision() -> String {
      dice.once(in: 8) ? "." : ".\(dice.once(in: 20) ? 60 : Int.random(in: 0...18, using: &dice))"
    }

    /// Takes the width or the precision from the arguments, now and then.
    private mutating func addMeasures(
      to spec: inout Specifier, star: (Int) -> String
    ) -> [FormatRequest.Argument] {
      var arguments: [FormatRequest.Argument] = []
      if dice.once(in: 8) {
        spec.width = star(arguments.count)
        arguments.append(.signed(Int64.random(in: -12...24, using: &dice)))
      }
      if dice.once(in: 8), !"cC".contains(spec.letter) {
        spec.precision = "." + star(arguments.count)
        arguments.append(.signed(Int64.random(in: 0...15, using: &dice)))
      }
      return arguments
    }
  }

  extension PrintfGenerator {
    private mutating func argument(for spec: Specifier) -> FormatRequest.Argument {
      switch spec.letter {
      case "d", "i", "D": .signed(signed(for: spec))
      case "u", "U": .signed(abs(signed(for: spec) / 2))
      case "x", "X", "o": .unsigned(UInt64.random(in: 0...UInt64.max, using: &dice) >> shift(spec.length))
      case "c": .signed(Int64.random(in: 0...127, using: &dice)).withoutLineEnd
      case "C": .signed(dice.pick([0, 65, 233, 0x416, 0x65E5, 0xFFFD]))
      case "@": .text(dice.pick(["", "a", "Zoë", "日本語", "שלום", "e\u{301}", "100%", "%d", "👨‍👩‍👧‍👦"]))
      default: .double(double())
      }
    }

    private static func bits(_ length: String) -> Int {
      switch length {
      case "hh": 8
      case "h": 16
      case "": 32
      default: 64
      }
    }

    private mutating func shift(_ length: String) -> Int {
      64 - Int.random(in: 0...Self.bits(length), using: &dice)
    }

    private mutating func signed(for spec: Specifier) -> Int64 {
      let number = signed(bits: Self.bits(spec.length))
      return Int(spec.precision.dropFirst()) ?? 0 > 15 ? number % 1_000_000_000_000_000 : number
    }

    private mutating func signed(bits: Int) -> Int64 {
      let greatest = Int64.max >> (64 - bits)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: return dice.pick([0, 1, -1, greatest, -greatest - 1])
      case 1: return Int64.random(in: -12...12, using: &dice)
      case 2: return min(Int64.random(in: 900...2_000_000, using: &dice), greatest)
      default: return Int64.random(in: (-greatest - 1)...greatest, using: &dice)
      }
    }

    private static let extremes: [Double] = [
      .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude,
    ]

    private mutating func double() -> Double {
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: dice.pick([0, -0.0, 1, -1, 0.5, 1.5, 2.5, 2.675, 1e10, 1e-5, 0.1, 100, 1e22, 1e300])
      case 1: dice.pick(Self.extremes)
      case 2: Double(Int64.random(in: -100_000...100_000, using: &dice)) / 100
      case 3: Double(Int64.random(in: -10_000_000...10_000_000, using: &dice))
      case 4: Double.random(in: -1_000_000...1_000_000, using: &dice)
      default: Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &dice))
      }
    }
  }

  extension FormatRequest.Argument {
    /// Answers are lines.
    fileprivate var withoutLineEnd: Self {
      if case .signed(10) = self { .signed(11) } else { self }
    }
  }
#endif

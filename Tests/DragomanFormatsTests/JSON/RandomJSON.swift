/// Makes JSON that is the same in every run.
struct RandomJSON: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    elements.randomElement(using: &self) ?? other
  }

  mutating func value(depth: Int = 0) -> String {
    switch Int.random(in: 0..<(depth > 5 ? 4 : 8), using: &self) {
    case 0: pick(["true", "false", "null"], or: "null")
    case 1: pick(["0", "-0", "1", "-12", "3.25", "1e3", "-2.5E-2", "123456789012", "0.1", "7e+2"], or: "0")
    case 2, 3: string()
    case 4, 5: list("[", "]") { $0.value(depth: depth + 1) }
    default: object(depth: depth)
    }
  }

  private mutating func object(depth: Int) -> String {
    var number = 0
    return list("{", "}") { random in
      number += 1
      // The number keeps keys apart, and Foundation's own way with duplicates out of the comparison.
      let key = random.string().dropLast() + "\(number)\""
      return key + random.space() + ":" + random.space() + random.value(depth: depth + 1)
    }
  }

  private mutating func list(_ open: String, _ close: String, _ make: (inout RandomJSON) -> String) -> String {
    let count = Int.random(in: 0..<5, using: &self)
    let elements = (0..<count).map { _ in space() + make(&self) + space() }
    return open + (count == 0 ? space() : elements.joined(separator: ",")) + close
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "key", "é", "字", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\ud83d\\ude00", "\\b", "\\f",
      "\\r", "\\t", " ", "{", "]", ",", ":", "e\u{301}", "\u{2028}", "\u{7F}",
    ]
    let count = Int.random(in: 0..<6, using: &self)
    return "\"" + (0..<count).map { _ in pick(pieces, or: "") }.joined() + "\""
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\n", "\r\n", "\t  "], or: "")
  }
}

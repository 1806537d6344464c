import DragomanFormats
import Foundation
import TestResources
import Testing

/// How much of a damaged file Foundation reads, compared with Foundation itself.
@Suite struct StrictReadingTests {
  private static let sound = """
    /* A comment */
    "a" = "A";
    b = "B"; // another
    "c";
    "d" = { "e" = E; l = ( 1, "two" ); f = <0a 0b>; };
    "g\\"" = 'G';
    h = "/* no comment */";

    """

  /// The keys that Foundation has.
  private func keys(_ text: String) -> Set<String> {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return Set((list as? [String: Any] ?? [:]).keys)
  }

  /// The keys of the entries before the place at which strict reading ends.
  private func strictKeys(_ text: String) -> Set<String> {
    let file = StringsFile(Array(text.utf8))
    let entries: [StringsFile.Entry]
    switch file.strictReading {
    case .whole: entries = file.entries
    case .stops(let place): entries = file.entries.filter { ($0.position ?? .start) < place }
    case .refuses: entries = []
    }
    return Set(entries.map { $0.key.hasPrefix("d.") ? "d" : $0.key })
  }

  private func isAlike(_ text: String) -> Bool {
    // How many there are is what is told; a damaged key need not be called the same.
    strictKeys(text).count == keys(text).count
  }

  @Test func aSoundFileIsReadWhole() {
    #expect(StringsFile(Array(Self.sound.utf8)).strictReading == .whole)
    #expect(isAlike(Self.sound))
  }

  @Test(arguments: [
    "a = A\nb = B;", "a = A;;\nb = B;", "a B;\nc = C;", "a = A;\n= x;\nc = C;", "a = ;\nc = C;", "a = A;\nc = C",
    "{ a = A; c = C;", "{ a = A; } c = C;", "a = A;\n/* x\nc = C;", "a = A;\nc = “C”;", "a = A;\n“c” = C;\nd = D;",
    "a = A;\n\"c = C;\nd = D;\n", "a = A;\n} b = B;", "= a;", ";a = A;", "a = (1, 2;\nb = B;", "a = <0>; b = B;",
    "a = A;\n\u{FEFF}b = B;", "a = A;\u{2028}b = B;", "a = A, b = B;", "a = \"x\"y\";\nb = B;",
  ])
  func aFaultEndsItAsItEndsFoundation(_ text: String) {
    #expect(isAlike(text), "\(text): \(strictKeys(text)), \(keys(text))")
  }

  /// Each sign of the sound file left out, and each doubled.
  @Test func everySlipEndsItAsItEndsFoundation() {
    let signs = Array(Self.sound)
    for place in signs.indices where "\"';=(){}<>,*/".contains(signs[place]) {
      for slip in ["", String(repeating: signs[place], count: 2)] {
        let text = String(signs[..<place]) + slip + String(signs[(place + 1)...])
        #expect(isAlike(text), "\(text): \(strictKeys(text)), \(keys(text))")
      }
    }
  }
}

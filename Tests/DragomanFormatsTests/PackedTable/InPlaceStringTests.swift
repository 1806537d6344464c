import Foundation
import TestResources
import Testing

@testable import DragomanFormats

/// Whether a system has pointers of 64 bits, without which nothing is read in place.
private let hasWidePointers = MemoryLayout<Int>.size == 8

/// The proof that strings can be made so, and that it fails where they are put together in another way.
@Suite(.enabled(if: hasWidePointers)) struct InPlaceStringProofTests {
  @Test func stringsCanBeMadeHere() { #expect(InPlaceString.isProven) }

  @Test(arguments: [
    StringForm(asciiFlags: 0xC000_0000_0000_0000), StringForm(asciiFlags: 0x1000_0000_0000_0000),
    StringForm(otherFlags: 0), StringForm(otherFlags: 0x5000_0000_0000_0000),
    StringForm(immortal: 0), StringForm(immortal: 0x9000_0000_0000_0000), StringForm(immortal: 0xC000_0000_0000_0000),
    StringForm(bias: 0), StringForm(bias: 16), StringForm(bias: 40),
  ])
  func anotherFormIsNotProven(form: StringForm) { #expect(!form.isProven) }

  @Test func otherStringsHaveAnotherForm() {
    let form = StringForm()
    #expect(form.isForm(of: "a literal of some length"))
    #expect(!form.isForm(of: "a short one"))
    #expect(!form.isForm(of: "a literal of some length" + String(form.bias)))
    #expect(!form.isForm(of: String(repeating: "на купі ", count: 9)))
  }

  @Test func addressesWithMarksAreNotUsed() {
    let memory = [UInt64](repeating: 0, count: 2)
    memory.withUnsafeBytes { #expect(InPlaceString.canRefer(to: $0)) }
    let marked = UnsafeRawPointer(bitPattern: UInt(truncatingIfNeeded: 0x3000_0000_0000_1000 as UInt64))
    #expect(!InPlaceString.canRefer(to: UnsafeRawBufferPointer(start: marked, count: 16)))
    #expect(!InPlaceString.canRefer(to: UnsafeRawBufferPointer(start: nil, count: 0)))
  }
}

/// The same texts made in both ways; the portable one is the oracle.
@Suite(.enabled(if: hasWidePointers)) struct InPlaceTextTests {
  private static let alphabets = [
    "abcdefghij XYZ.,%", "абвгґдеєжзїІЯ ", "日本語の文字列", "🇺🇦👩‍👩‍👧‍👦🙂❤️", "e\u{301}o\u{308}a\u{30A}\u{323}", "ab\0cd", "aя\0é🙂 ",
    "\r\n\u{2028}\u{FEFF}\u{200F}",
  ].map { Array($0.unicodeScalars) }

  /// Of every alphabet and every length in scalars, and around the border of the small strings in bytes.
  static let texts: [String] = {
    var dice = Dice(seed: 11)
    let random = (0...300).flatMap { count in
      alphabets.map { alphabet in
        String(String.UnicodeScalarView((0..<count).map { _ in dice.pick(alphabet) }))
      }
    }
    let borders = (0...33).flatMap { count in
      [String(repeating: "x", count: count), String(repeating: "x", count: count) + "é"]
    }
    return random + borders
  }()

  private let twin: PackedTable
  private let table: PackedTable

  init() throws {
    var builder = PackedTableBuilder()
    for (number, text) in Self.texts.enumerated() {
      builder.update("\(number)", text, number % 3 == 0 ? .format : .plain)
    }
    twin = builder.table()
    table = try #require(twin.inPlace())
  }

  private var pairs: [(made: String, twin: String)] {
    Self.texts.indices.compactMap { number in
      table.text(of: "\(number)").flatMap { made in twin.text(of: "\(number)").map { (made, $0) } }
    }
  }

  @Test func allButTheShortLieInPlace() {
    #expect(table.layout.readsInPlace)
    #expect(!twin.layout.readsInPlace)
    #expect(pairs.count == Self.texts.count)
    for (made, twin) in pairs {
      #expect(table.holds(made) == (twin.utf8.count > 15))
      #expect(!table.holds(twin))
    }
  }

  @Test func theyHaveTheSameContents() {
    for ((made, twin), text) in zip(pairs, Self.texts) {
      #expect(Array(made.utf8) == Array(text.utf8) && Array(twin.utf8) == Array(text.utf8))
      #expect(made == text && made.hashValue == text.hashValue && made.count == text.count)
      #expect(Array(made.utf16) == Array(text.utf16) && Array(made) == Array(text))
      #expect(made.withCString { String(cString: $0) } == text.withCString { String(cString: $0) })
      #expect(made.utf8CString == text.utf8CString)
    }
  }

  @Test func theyAreFoundAndSortedAlike() {
    let byMade = Dictionary(pairs.map { ($0.made, $0.twin) }) { first, _ in first }
    let byTwin = Dictionary(pairs.map { ($0.twin, $0.made) }) { first, _ in first }
    for (made, twin) in pairs {
      #expect(byMade[twin] == twin)
      #expect(byTwin[made] == made)
    }
    #expect(pairs.map(\.made).sorted() == pairs.map(\.twin).sorted())
  }

  @Test func theyChangeAlikeAndLeaveTheTableAlone() {
    let before = table.bytes
    for (made, twin) in pairs {
      var (longer, twinLonger) = (made, twin)
      for addition in ["", "!", "\u{301}", " і ще"] {
        longer += addition
        twinLonger += addition
      }
      longer.insert("я", at: longer.startIndex)
      twinLonger.insert("я", at: twinLonger.startIndex)
      #expect(Array(longer.utf8) == Array(twinLonger.utf8))
      var (emptied, copy) = (made, made)
      emptied.removeAll(keepingCapacity: true)
      copy.withUTF8 { #expect($0.elementsEqual(twin.utf8)) }
      #expect(emptied.isEmpty && made == twin)
    }
    #expect(table.bytes == before)
  }

  @Test func theirPartsAreAlike() {
    for (made, twin) in pairs {
      let (part, twinPart) = (made.dropFirst(2).dropLast(), twin.dropFirst(2).dropLast())
      #expect(part == twinPart && String(part) == String(twinPart) && part.hashValue == twinPart.hashValue)
      #expect(made.split(separator: " ") == twin.split(separator: " "))
      #expect(made.uppercased() == twin.uppercased())
      #expect(String(made.reversed()) == String(twin.reversed()))
    }
  }

  @Test func foundationTakesThemAlike() {
    for (made, twin) in pairs {
      let (object, twinObject) = (NSString(string: made), NSString(string: twin))
      #expect(object == twinObject && object.length == twinObject.length && object.hash == twinObject.hash)
      #expect(NSString(string: String(made.dropFirst(2))) == NSString(string: String(twin.dropFirst(2))))
      #expect(made.data(using: .utf8) == twin.data(using: .utf8))
      #expect(NSMutableString(string: made).appending("!") == NSMutableString(string: twin).appending("!"))
    }
  }

  @Test func theyOutliveATableInMemoryOfItsOwn() throws {
    var builder = PackedTableBuilder()
    for (number, text) in Self.texts.enumerated() { builder.update("\(number)", text, .plain) }
    var mortal: PackedTable? = builder.table(readsInPlace: true)
    let texts = Self.texts.indices.compactMap { mortal?.text(of: "\($0)") }
    #expect(zip(texts, Self.texts).allSatisfy { mortal?.holds($0) == ($1.utf8.count > 15) })
    weak let former = mortal
    mortal = nil
    #expect(former == nil)
    #expect(texts == Self.texts)
  }

  @Test func theyOutliveTheTable() throws {
    let expected = pairs.map(\.twin)
    var mortal = twin.inPlace()
    let texts = Self.texts.indices.compactMap { mortal?.text(of: "\($0)") }
    weak let former = mortal
    mortal = nil
    #expect(former == nil)
    #expect(texts == expected)
  }
}

/// What threads do with one text at a time.
@Suite(.enabled(if: hasWidePointers)) struct InPlaceConcurrencyTests {
  @Test func threadsShareOneText() async throws {
    var builder = PackedTableBuilder()
    builder.update("key", "Один текст на всіх, довший за п'ятнадцять байтів", .plain)
    builder.update("ascii", "One text for all, longer than fifteen bytes", .plain)
    let table = try #require(builder.table().inPlace())
    let lengths = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask { (0..<2_000).reduce(0) { sum, round in sum + Self.use(table, number + round) } }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(lengths == [2_000 * (48 + 43 + 2)])
  }

  private static func use(_ table: PackedTable, _ number: Int) -> Int {
    let texts = ["key", "ascii"].compactMap(table.text)
    guard texts.allSatisfy({ table.holds($0) && Set(texts).contains($0) }) else { return number }
    return texts.reduce(0) { $0 + ($1 + "!").count }
  }
}

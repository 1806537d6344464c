/// Makes strings that refer to a text where it lies, as a string literal does: nothing is allocated, copied or counted.
///
/// This is the one place that makes a string of its representation. What makes it safe:
///
/// - The bytes are valid UTF-8, at least ``leastCount`` of them, with a NUL byte after the last. ``PackedTable`` sees to
///   that before it asks for a string; of a table that was built in memory ``PackedTableBuilder`` answers for the UTF-8.
/// - They are never given back and never change, since nothing tells when the last string is gone.
/// - The two words of a string are those that the compiler makes of a literal. The language does not promise them, so
///   ``isProven`` compares them with those of literals, once in a process, and tries what comes of them.
///
/// Where ``isProven`` is false there are no such strings, and the portable twin is used: `String(decoding:as:)` of the
/// same bytes.
enum InPlaceString {
  /// Shorter texts are kept in the string itself, where they cost nothing either.
  static let leastCount = 16

  /// Whether strings can be made so here.
  static let isProven = StringForm().isProven

  /// Whether the addresses of some memory leave the bits free that a string has for itself.
  static func canRefer(to memory: UnsafeRawBufferPointer) -> Bool {
    guard let start = memory.baseAddress else { return false }
    return UInt64(UInt(bitPattern: start + memory.count)) & StringForm.discriminator == 0
  }

  /// The string of a text that is as the invariant says.
  @inline(__always)
  static func string(_ bytes: UnsafeRawBufferPointer) -> String { StringForm().string(bytes) }
}

/// How the two words of a string are made that refers to immortal bytes.
struct StringForm {
  typealias Words = (UInt64, UInt64)

  /// Where the second word says what kind of string it is.
  static let discriminator: UInt64 = 0xF000_0000_0000_0000

  /// Above the count: that all bytes are ASCII (bit 63), that the text is therefore normalised (bit 62), and that the
  /// bytes lie where the second word says, with no object between (bit 60).
  var asciiFlags: UInt64 = 0xD000_0000_0000_0000
  var otherFlags: UInt64 = 0x1000_0000_0000_0000
  /// In the second word: that the bytes are not in the string itself, and that nothing is counted.
  var immortal: UInt64 = 0x8000_0000_0000_0000
  /// The second word has the address less the size of the header that a string with bytes of its own has before them.
  var bias: UInt64 = 32

  @inline(__always)
  func words(_ bytes: UnsafeRawBufferPointer) -> Words {
    let address = UInt64(UInt(bitPattern: bytes.baseAddress))
    let flags = bytes.areKnownASCII ? asciiFlags : otherFlags
    return (flags | UInt64(truncatingIfNeeded: bytes.count), immortal | (address &- bias))
  }

  #if _pointerBitWidth(_64)
    // No data reaches this before `isProven` has found the two words to be those of literals, and `PackedTable` has found
    // the bytes to be valid, ended by a NUL byte and never given back; sizes that differ are found by `words(of:)` first.
    @inline(__always)
    func string(_ bytes: UnsafeRawBufferPointer) -> String { unsafeBitCast(words(bytes), to: String.self) }

    // Any string has two words to look at, where the sizes are the same; nothing is made of them but a comparison.
    static func words(of text: String) -> Words? {
      MemoryLayout<String>.size == MemoryLayout<Words>.size ? unsafeBitCast(text, to: Words.self) : nil
    }
  #else
    // Strings have another form there, so nothing is proven.
    func string(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes, as: UTF8.self) }

    static func words(of text: String) -> Words? { nil }
  #endif
}

// MARK: - The proof

extension StringForm {
  /// Whether literals have this form, and the strings that it makes are as others. No string is made of it before.
  var isProven: Bool {
    isForm(of: "A literal of ASCII that is long enough") && isForm(of: "Буквальний текст, не ASCII")
      && works("Another text, which lies in the program") && works("Інший текст: 👩‍👩‍👧‍👦, e\u{301}, 한국어")
  }

  /// Whether a string has this form.
  func isForm(of text: String) -> Bool {
    guard let words = Self.words(of: text) else { return false }
    return text.utf8.withContiguousStorageIfAvailable { self.words(UnsafeRawBufferPointer($0)) == words } ?? false
  }

  private func works(_ text: StaticString) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let made = string(bytes)
    let address = made.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    return address == bytes.baseAddress && made.isAs(String(decoding: bytes, as: UTF8.self))
  }
}

extension String {
  fileprivate func isAs(_ twin: String) -> Bool { hasValue(of: twin) && hasContents(of: twin) && changes(as: twin) }

  private func hasValue(of twin: String) -> Bool {
    self == twin && hashValue == twin.hashValue && !(self < twin) && !(twin < self)
  }

  private func hasContents(of twin: String) -> Bool {
    count == twin.count && utf8.count == twin.utf8.count && utf8.elementsEqual(twin.utf8)
      && utf16.elementsEqual(twin.utf16) && unicodeScalars.elementsEqual(twin.unicodeScalars)
      && withCString { String(cString: $0) } == twin
  }

  private func changes(as twin: String) -> Bool {
    let (slice, twinSlice) = (dropFirst(3).dropLast(2), twin.dropFirst(3).dropLast(2))
    guard slice == twinSlice, String(slice) == String(twinSlice) else { return false }
    var (longer, twinLonger) = (self, twin)
    longer += "!"
    twinLonger += "!"
    return longer == twinLonger && self == twin && uppercased() == twin.uppercased()
  }
}

import DragomanLocaleData

extension FlatMessage {
  /// How the arguments of a call are written.
  struct Style {
    let writesPlainNumbers: Bool
    let isolatesArguments: Bool
  }

  /// Texts that may become longer are left to the general way: memory on the stack is for short ones.
  private static let sizeLimit = 16_384

  /// The message with its arguments by position; nil where that is for ``MessageFormatter`` to write.
  ///
  /// - Complexity: Linear in the text. One allocation where it has more than 15 bytes, else none.
  func string(
    _ values: UnsafeBufferPointer<MessageValue>, _ style: Style, _ setting: MessageSetting
  ) -> String? {
    guard !steps.isEmpty else { return nil }
    let symbols =
      style.writesPlainNumbers ? .ascii : setting.locales.withNumberSymbols { $0.packed }
    guard let symbols, let capacity = capacity(values, symbols) else { return nil }
    // Whoever asks holds the message: the closure need not, and has nothing else to hold.
    let message = Unmanaged.passUnretained(self)
    let plurals = setting.plurals
    return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { memory in
      var writing = Writing(
        values: values, symbols: symbols, isPlain: style.writesPlainNumbers, plurals: plurals,
        isolates: style.isolatesArguments, writer: TextWriter(memory))
      return message._withUnsafeGuaranteedRef { $0.string(&writing) }
    }
  }

  private func string(_ writing: inout Writing) -> String? {
    guard write(from: start, &writing), writing.writer.hasRoom else { return nil }
    return String(written: writing.writer.written)
  }

  /// More bytes than are written, as no argument is longer than the longest.
  private func capacity(_ values: UnsafeBufferPointer<MessageValue>, _ symbols: PackedNumberSymbols) -> Int? {
    var longest = 0
    for value in values {
      switch value.kind {
      case .integer: longest = max(longest, Int(symbols.longestCount))
      case .number: longest = max(longest, Int(symbols.longestDecimalCount))
      case .text(let text): longest = max(longest, text.utf8.count)
      default: break
      }
    }
    guard longest <= Self.sizeLimit, argumentCount <= Self.sizeLimit else { return nil }
    let capacity = literalCount + argumentCount * (longest + Isolate.size)
    return capacity <= Self.sizeLimit ? capacity : nil
  }

  /// What goes along while a message is written.
  fileprivate struct Writing: ~Copyable {
    let values: UnsafeBufferPointer<MessageValue>
    let symbols: PackedNumberSymbols
    /// Whether they are those of ASCII, since that was asked for.
    let isPlain: Bool
    let plurals: PluralRules
    let isolates: Bool
    var writer: TextWriter
  }

  fileprivate enum Isolate {
    static let begin: StaticString = "\u{2068}"
    static let end: StaticString = "\u{2069}"
    /// Of both.
    static let size = 6
  }
}

extension FlatMessage {
  /// Writes one pattern; false where something in it is for the general way.
  private func write(from start: Int, _ writing: inout Writing) -> Bool {
    var index = start
    while let step = steps[index] {
      if step.count > 0 { writing.writer.append(literals.bytes(step.range)) }
      switch step.next {
      case .end: return true
      case .argument(let position, let shown):
        guard write(Int(position), as: shown, &writing) else { return false }
      case .choice(let number):
        guard let start = chosen(number, writing), write(from: start, &writing) else { return false }
      case .lastChoice(let number):
        guard let start = chosen(number, writing) else { return false }
        index = start
        continue
      }
      index += 1
    }
    return false
  }

  /// Where the variant begins that an argument chooses.
  private func chosen(_ number: Int32, _ writing: borrowing Writing) -> Int? {
    guard let choice = choices[Int(number)] else { return nil }
    let argument = Int(choice.argument)
    guard argument < writing.values.count, case .integer(let number) = writing.values[argument].kind else {
      return nil
    }
    if number == 0, choice.hasZero { return Int(choice.starts[.zero]) }
    return Int(choice.starts[writing.plurals.category(of: UInt64(number.magnitude))])
  }

  @inline(__always)
  private func write(_ position: Int, as shown: Shown, _ writing: inout Writing) -> Bool {
    guard position < writing.values.count else { return false }
    switch (writing.values[position].kind, shown) {
    case (.integer(let number), .object), (.integer(let number), .integer):
      return writing.isolated { writing in
        writing.writer.append(number, writing.symbols)
        return true
      }
    case (.text(let text), .object), (.text(let text), .text):
      // There is no isolate with nothing in it.
      return text.isEmpty || writing.isolated { $0.writer.append(text) }
    case (.integer(let number), .digits(let count, let countsSign)):
      return write(number, leastDigits: Int(count), countsSign: countsSign, &writing)
    // In ASCII the number itself is rounded, not the digits that Swift writes of it: that is left to the general way.
    case (.number(let number), .fraction(let count)) where !writing.isPlain:
      return write(number, fractionDigits: Int(count), &writing)
    default: return false
    }
  }

  private func write(_ number: Int64, leastDigits: Int, countsSign: Bool, _ writing: inout Writing) -> Bool {
    let signCount = countsSign && writing.isPlain && number < 0 ? 1 : 0
    return writing.isolated { writing in
      writing.symbols.write(number, leastDigits: leastDigits - signCount) { writing.writer.next($0) }
      return true
    }
  }

  private func write(_ number: Double, fractionDigits: Int, _ writing: inout Writing) -> Bool {
    guard let decimal = FixedDecimal(number, fractionDigits: fractionDigits) else { return false }
    return writing.isolated { writing in
      writing.symbols.write(decimal) { writing.writer.next($0) }
      return true
    }
  }
}

extension FlatMessage.Writing {
  @inline(__always)
  fileprivate mutating func isolated(_ write: (inout Self) -> Bool) -> Bool {
    guard isolates else { return write(&self) }
    writer.append(FlatMessage.Isolate.begin)
    guard write(&self) else { return false }
    writer.append(FlatMessage.Isolate.end)
    return true
  }
}

extension FlatMessage.Step {
  fileprivate var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
}

extension TextWriter {
  fileprivate mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number in the digits and grouping of a locale.
  fileprivate mutating func append(_ number: Int64, _ symbols: PackedNumberSymbols) {
    symbols.write(number) { next($0) }
  }
}

import DragomanFormats

/// Takes a printf format apart, one pass over its bytes.
struct PrintfParser {
  private(set) var pieces: [PrintfPattern.Piece] = []
  private(set) var faults: [PrintfPattern.Fault] = []

  private let bytes: [UInt8]
  private let readsVariables: Bool
  private var position = 0
  private var runningCount = 0
  private var literal: [UInt8] = []

  init(_ text: String, readsVariables: Bool) {
    bytes = Array(text.utf8)
    self.readsVariables = readsVariables
  }

  mutating func parse() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        readPercentSign()
      } else {
        let end = bytes.firstOffset(of: UInt8(ascii: "%"), in: position..<bytes.count)
        literal += bytes[position..<end]
        position = end
      }
    }
    endLiteral()
  }

  private mutating func readPercentSign() {
    if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "%") {
      literal.append(UInt8(ascii: "%"))
      position += 2
    } else if bytes[position...].starts(with: ArgumentName.bytes) {
      keep(.argumentName)
    } else {
      readSpecifier()
    }
  }

  private mutating func readSpecifier() {
    switch PrintfGap(bytes, at: position + 1) {
    case .wordFollows: keepPercentSign()
    case .damagedPlaceholder(let start): read(PrintfSpecifier(bytes, from: start), isDamaged: true)
    case .none: read(PrintfSpecifier(bytes, from: position + 1), isDamaged: false)
    }
  }

  private mutating func read(_ specifier: PrintfSpecifier?, isDamaged: Bool) {
    guard let specifier else { return keepPercentSign() }
    let source = String(decoding: bytes[position..<specifier.end], as: UTF8.self)
    switch specifier.kind {
    case .conversion(let conversion): add(specifier, conversion, source, isDamaged: isDamaged)
    case .variable(let name) where readsVariables: add(specifier, variable: name, source)
    case .variable: return keepPercentSign()
    case .pointer:
      faults.append(.pointer(source))
      literal += bytes[position..<specifier.end]
    }
    position = specifier.end
  }

  /// It is shown as it was written, and what follows is looked at anew.
  private mutating func keepPercentSign() {
    // Enough to find it by, cut between scalars: nine of them fit into the bytes taken.
    let excerpt = String(decoding: bytes[position...].prefix(40), as: UTF8.self).unicodeScalars.prefix(9)
    keep(.percentSign(String(excerpt)))
  }

  private mutating func keep(_ fault: PrintfPattern.Fault) {
    faults.append(fault)
    literal.append(UInt8(ascii: "%"))
    position += 1
  }

  private mutating func endLiteral() {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }
}

extension PrintfParser {
  private mutating func add(
    _ specifier: PrintfSpecifier, _ conversion: PrintfConversion, _ source: String, isDamaged: Bool
  ) {
    endLiteral()
    if isDamaged { faults.append(.damaged(source)) }
    // In this order, as C takes them: width, precision, value.
    let width = measure(specifier.width, source)
    let precision = measure(specifier.precision, source)
    let argument = argument(specifier.position)
    pieces.append(
      .placeholder(
        .init(
          argument: argument, conversion: conversion, flags: specifier.flags, width: width, precision: precision,
          source: source)))
  }

  private mutating func add(_ specifier: PrintfSpecifier, variable name: String, _ source: String) {
    endLiteral()
    let running = runningCount
    let explicit = specifier.position
    if explicit == nil { runningCount += 1 }
    pieces.append(
      .variable(.init(name: name, explicitPosition: explicit, runningPosition: running, source: source)))
  }

  private mutating func argument(_ position: Int?) -> PrintfPattern.Argument {
    if let position { return .position(position) }
    defer { runningCount += 1 }
    return .running(runningCount)
  }

  private mutating func measure(_ measure: PrintfSpecifier.Measure?, _ source: String) -> PrintfMeasure? {
    switch measure {
    case nil: return nil
    case .empty: return .empty
    case .argument(let position): return .argument(argument(position))
    case .fixed(let number) where number <= PrintfMeasure.limit: return .fixed(number)
    case .fixed:
      faults.append(.measure(source))
      return nil
    }
  }
}

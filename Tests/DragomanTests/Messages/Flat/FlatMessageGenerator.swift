import DragomanLocaleData
import Foundation
import TestResources

@testable import Dragoman

/// Makes up messages, some of which can be written at one go, and arguments for them.
struct FlatMessageGenerator {
  private var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func message() -> Message {
    dice.once(in: 3) ? Message(text()) : Message(VariantMessage(root: node(depth: 0), positions: [:]))
  }

  mutating func namedMessage() -> Message {
    let pieces = (0...Int.random(in: 1...4, using: &dice)).map { _ in
      dice.pick(Self.literals) + dice.pick(["$(name)", "$(count)", "$(a)", "$$(name)", #"\$("#])
    }
    return Message(pieces.joined())
  }

  mutating func arguments() -> [MessageValue] {
    (0..<Int.random(in: 0...4, using: &dice)).map { _ in argument() }
  }

  mutating func named() -> [String: MessageValue] {
    var values: [String: MessageValue] = ["name": argument(), "count": argument()]
    if dice.once(in: 2) { values["a"] = argument() }
    return values
  }

  private mutating func argument() -> MessageValue {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0..<3: .integer(dice.pick([0, 1, 2, 3, 5, 11, 21, 100, -1, -1_234, 1_234_567, Int.max, Int.min]))
    case 3..<5: .integer(Int.random(in: 0...9_999_999, using: &dice) >> Int.random(in: 0...20, using: &dice))
    case 5..<9: .text(dice.pick(["", "a", "Olena", "Олена", "e\u{301}", "日本", String(repeating: "ж", count: 900)]))
    case 9..<11: .number(number())
    default: dice.pick(Self.rareArguments)
    }
  }

  /// Halves are those that are rounded in different ways.
  private mutating func number() -> Double {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: Double(Int.random(in: -100...100, using: &dice)) / dice.pick([2, 4, 8, 16, 20, 200, 2_000])
    case 1:
      Double(Int64.random(in: .min ... .max, using: &dice)) / pow(10, Double(Int.random(in: 0...25, using: &dice)))
    case 2: Double(bitPattern: .random(in: 0...UInt64.max, using: &dice))
    default:
      dice.pick([
        0, -0.0, 0.04, -0.04, 999.95, 1e15, 9_007_199_254_740_992, 1e16, 1.5e300, .leastNonzeroMagnitude, .infinity,
        .nan,
      ])
    }
  }

  private static let rareArguments: [MessageValue] = [
    .integer(UInt64.max), .integer(UInt128.max), .number(2.5), .number(1, fractionDigits: 2), .verbatim(2_024),
    .missing,
    .list([.integer(1), .text("a")]), .localized(.verbatim("nested")), .attributed("styled"), true.messageValue,
  ]

  private static let literals = ["", " ", "abc ", "листів: ", "پیام ", "पत्र", "👨‍👩‍👧", "100%% ", "(", "\u{200f}"]
}

extension FlatMessageGenerator {
  private mutating func text() -> String {
    let pieces = (0..<Int.random(in: 0...3, using: &dice)).map { _ in dice.pick(Self.literals) + placeholder() }
    return pieces.joined() + dice.pick(Self.literals)
  }

  private static let measured = [
    "%.1f", "%.2f", "%f", "%.f", "%.0F", "%2$.3f", "%.15f", "%.16f", "%02d", "%05d", "%1$03ld", "%020d", "%021d",
    "%.2d",
    "%.0d", "%.d", "%.20d", "%-02d", "%+03d", "%0d", "%08.2f", "%e", "%02@", "%.2@", "%.*f",
  ]

  private mutating func placeholder() -> String {
    if dice.once(in: 20) { return dice.pick(["%5d", "%.1f", "%x", "50% off", "%-3@", "%p", "%*d", "%c", "$(name)"]) }
    if dice.once(in: 5) { return dice.pick(Self.measured) }
    return dice.pick(["%@", "%@", "%d", "%d", "%ld", "%s", "%1$@", "%2$@", "%2$d", "%'d", "%3$lld"])
  }

  private mutating func node(depth: Int) -> MessageNode {
    if depth < 3, dice.once(in: 2) { return .choice(choice(depth: depth)) }
    let pattern = PrintfPattern(parsing: text(), variables: true)
    var pieces = pattern.pieces.map { piece -> MessagePiece in
      switch piece {
      case .literal(let text): MessagePiece(literal: text)
      case .placeholder(let placeholder): .placeholder(placeholder)
      case .variable(let variable): .literal(variable.source)
      }
    }
    if depth < 3, dice.once(in: 3) { pieces.insert(.variable(node(depth: depth + 1)), at: pieces.count / 2) }
    let firstArgument = Int.random(in: 0...1, using: &dice)
    return .pattern(MessagePattern(pieces: pieces, firstArgument: firstArgument, faults: pattern.faults))
  }

  private mutating func choice(depth: Int) -> MessageChoice {
    if dice.once(in: 8) { return widths(depth: depth) }
    let categories = PluralCategory.allCases.filter { _ in !dice.once(in: 3) } + [.few]
    let variants = categories.map { MessageVariant(key: .category($0), node: node(depth: depth + 1)) }
    let position = MessageOperand.position(Int.random(in: 0...1, using: &dice))
    return MessageChoice(selector: selector(position), variants: variants)
  }

  private mutating func widths(depth: Int) -> MessageChoice {
    let variants = [10, 20].map { MessageVariant(key: .width($0), node: node(depth: depth + 1)) }
    return MessageChoice(selector: .width, variants: variants)
  }

  private mutating func selector(_ operand: MessageOperand) -> MessageSelector {
    let shown = dice.pick([nil, nil, "d", "@", "x", ".1f"]).flatMap(PrintfPattern.Placeholder.init(specifier:))
    if dice.once(in: 15) { return .number(operand) }
    return .plural(operand, shown: shown.map { NumberPlaceholder(placeholder: $0, firstArgument: 0) })
  }
}

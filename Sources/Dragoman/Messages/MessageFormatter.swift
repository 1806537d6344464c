import Foundation

/// Writes a message with its arguments. It never fails: what has no argument stays visible, and is an issue.
struct MessageFormatter {
  let context: FormattingContext

  func append(
    _ message: Message, arguments: MessageReference.Arguments, to output: inout some TextOutput
  ) {
    if let variants = message.variants { return append(variants, arguments: arguments, to: &output) }
    switch arguments {
    case .none: output.append(message.text)
    case .positional(let values):
      for name in message.named?.names ?? [] { context.report(.missingArgument(placeholder: "$(\(name))")) }
      guard let pattern = message.printf else { return output.append(message.named?.unescaped ?? message.text) }
      append(pattern, arguments: .list(values), to: &output)
    case .named(let values):
      message.printf?.unmistakablePlaceholders.forEach { context.report(.missingArgument(placeholder: $0.source)) }
      guard let pattern = message.named else { return output.append(message.text) }
      append(pattern, arguments: values, to: &output)
    }
  }

  func append(
    _ pattern: NamedPattern, arguments: [String: MessageValue], to output: inout some TextOutput
  ) {
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): output.append(text)
      case .argument(let name):
        guard let value = arguments[name] else {
          missing("$(\(name))", to: &output)
          continue
        }
        appendIsolated(value, to: &output)
      }
    }
  }

  func missing(_ placeholder: String, to output: inout some TextOutput) {
    context.report(.missingArgument(placeholder: placeholder))
    output.append(placeholder)
  }

  func appendIsolated(_ value: MessageValue, to output: inout some TextOutput) {
    let start = beginArgument(to: &output)
    append(value, to: &output)
    endArgument(from: start, to: &output)
  }

  /// Begins an isolate where one is asked for, so that the direction of the argument stays its own, and returns where.
  func beginArgument(to output: inout some TextOutput) -> Int {
    let start = context.isolatesArguments ? output.beginIsolate() : 0
    output.beginArgument()
    return start
  }

  func endArgument(from start: Int, to output: inout some TextOutput) {
    output.endArgument()
    if context.isolatesArguments { output.endIsolate(from: start) }
  }
}

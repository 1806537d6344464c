import Foundation

/// Writes a message with its arguments. It never fails: what has no argument stays visible, and is an issue.
struct MessageFormatter {
  let context: FormattingContext
  var resolution: Resolution

  mutating func append(
    _ message: Message, arguments: MessageReference.Arguments, to output: inout some TextOutput
  ) {
    switch arguments {
    case .none: output.append(message.text)
    case .positional(let values):
      guard let pattern = message.printf else { return output.append(message.text) }
      append(pattern, arguments: values, to: &output)
    case .named(let values):
      guard let pattern = message.named else { return output.append(message.text) }
      append(pattern, arguments: values, to: &output)
    }
  }

  private mutating func append(
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

  private mutating func append(
    _ pattern: PrintfPattern, arguments: [MessageValue], to output: inout some TextOutput
  ) {
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): output.append(text)
      case .placeholder(let placeholder):
        guard arguments.indices.contains(placeholder.argument) else {
          missing(placeholder.source, to: &output)
          continue
        }
        append(arguments[placeholder.argument], for: placeholder, to: &output)
      }
    }
  }

  private mutating func append(
    _ value: MessageValue, for placeholder: PrintfPattern.Placeholder, to output: inout some TextOutput
  ) {
    guard placeholder.conversion == .integer else { return appendIsolated(value, to: &output) }
    if let converted = value.asInteger {
      if converted != value { mismatch(value, placeholder) }
      appendIsolated(converted, to: &output)
    } else {
      mismatch(value, placeholder)
      appendIsolated(value, to: &output)
    }
  }

  private func mismatch(_ value: MessageValue, _ placeholder: PrintfPattern.Placeholder) {
    context.report(.argumentKind(placeholder: placeholder.source, argument: value.kindName))
  }

  private func missing(_ placeholder: String, to output: inout some TextOutput) {
    context.report(.missingArgument(placeholder: placeholder))
    output.append(placeholder)
  }

  /// Between FSI and PDI where the configuration asks for it, so that the direction of the argument stays its own.
  private mutating func appendIsolated(_ value: MessageValue, to output: inout some TextOutput) {
    guard context.localizer.configuration.isolatesArguments else { return append(value, to: &output) }
    output.append("\u{2068}")
    append(value, to: &output)
    output.append("\u{2069}")
  }
}

public import Foundation

extension MessageArgument where Self: BinaryInteger {
  /// The integer.
  public var messageValue: MessageValue { .integer(self) }
}

extension Int: MessageArgument {
  /// The integer.
  public var messageValue: MessageValue { MessageValue(.integer(Int64(self))) }
}

extension Int8: MessageArgument {}
extension Int16: MessageArgument {}
extension Int32: MessageArgument {}
extension Int64: MessageArgument {}
extension UInt: MessageArgument {}
extension UInt8: MessageArgument {}
extension UInt16: MessageArgument {}
extension UInt32: MessageArgument {}
extension UInt64: MessageArgument {}
extension Int128: MessageArgument {}
extension UInt128: MessageArgument {}

extension Double: MessageArgument {
  /// The number.
  public var messageValue: MessageValue { .number(self) }
}

extension Float: MessageArgument {
  /// The number that has the same shortest decimal digits: 0.1 stays 0.1.
  public var messageValue: MessageValue { .number(Double(description) ?? Double(self)) }
}

extension Decimal: MessageArgument {
  /// The number.
  public var messageValue: MessageValue { .number(self) }
}

extension Bool: MessageArgument {
  /// The truth value.
  public var messageValue: MessageValue { MessageValue(.boolean(self)) }
}

extension String: MessageArgument {
  /// The text.
  public var messageValue: MessageValue { .text(self) }
}

extension Substring: MessageArgument {
  /// The text.
  public var messageValue: MessageValue { .text(String(self)) }
}

extension Character: MessageArgument {
  /// The text.
  public var messageValue: MessageValue { .text(String(self)) }
}

extension Date: MessageArgument {
  /// The moment.
  public var messageValue: MessageValue { .date(self) }
}

extension URL: MessageArgument {
  /// The address as text.
  public var messageValue: MessageValue { .text(absoluteString) }
}

extension AttributedString: MessageArgument {
  /// The text with its attributes.
  public var messageValue: MessageValue { .attributed(self) }
}

extension MessageValue: MessageArgument {
  /// The value itself.
  public var messageValue: MessageValue { self }
}

extension Optional: MessageArgument where Wrapped: MessageArgument {
  /// The value, or none.
  public var messageValue: MessageValue { self?.messageValue ?? .missing }
}

extension Array: MessageArgument where Element: MessageArgument {
  /// The elements as one list.
  public var messageValue: MessageValue { .list(map(\.messageValue)) }
}

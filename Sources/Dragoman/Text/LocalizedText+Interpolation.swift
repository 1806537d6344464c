public import Foundation

extension LocalizedText: ExpressibleByStringInterpolation {
  /// A text as it stands. A literal is never a key; see ``key(_:_:table:bundle:)-(_,MessageArgument...,_,_)``.
  public init(stringLiteral text: String) { self.init(.literal(text)) }

  /// The pieces of an interpolation, one after the other.
  public init(stringInterpolation: StringInterpolation) {
    let parts = stringInterpolation.parts
    self = parts.count == 1 ? parts[0] : LocalizedText(.sequence(parts))
  }

  /// Gathers what is interpolated into a ``LocalizedText``.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [LocalizedText] = []

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Appends what stands between the interpolations, as it is.
    public mutating func appendLiteral(_ literal: String) {
      // The compiler hands over an empty one before and after each interpolation.
      if !literal.isEmpty { parts.append(.verbatim(literal)) }
    }

    /// Appends a text, to be resolved when the whole is.
    public mutating func appendInterpolation(_ text: LocalizedText) { parts += text.parts }

    /// Appends a text with attributes of its own.
    public mutating func appendInterpolation(_ text: LocalizedText, attributes: AttributeContainer) {
      parts.append(text.attributes(attributes))
    }

    /// Appends a value, shown as the language shows it.
    public mutating func appendInterpolation(_ value: some MessageArgument) {
      parts.append(LocalizedText(.value(value.messageValue)))
    }

    /// Appends a value written by a format style in the language in force.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(_ value: F.FormatInput, format: F)
    where F.FormatInput: Hashable & Sendable, F.FormatOutput == String {
      parts.append(LocalizedText(.value(FormattedArgument(value, format).messageValue)))
    }

    /// Warns: what an optional should show when it is nil is for the caller to say.
    @available(*, deprecated, message: "an optional has no text of its own: unwrap it or give a default")
    public mutating func appendInterpolation(_ value: (some MessageArgument)?) {
      parts.append(LocalizedText(.value(value.messageValue)))
    }
  }
}

/// Marks ``LocalizedText``, so that its interpolation into a plain string can warn.
public protocol _ResolvedWhenRead: CustomStringConvertible {}

extension LocalizedText: _ResolvedWhenRead {}

extension DefaultStringInterpolation {
  /// Warns: the text would be fixed in the language of now.
  @available(*, deprecated, message: "this fixes the text in the language of now: write text.string …")
  public mutating func appendInterpolation<T: _ResolvedWhenRead>(_ text: T) {
    appendInterpolation(text.description)
  }
}

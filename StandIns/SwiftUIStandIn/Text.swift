public import Foundation

/// A view that shows a text.
public struct Text: Equatable, Sendable {
  let content: AttributedString

  /// Makes a view that shows a text as it stands.
  public init(verbatim content: String) { self.content = AttributedString(content) }

  /// Makes a view that shows a text as it stands.
  public init<S>(_ content: S) where S: StringProtocol { self.init(verbatim: String(content)) }

  /// Makes a view that shows a text with its attributes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ attributedContent: AttributedString) { content = attributedContent }
}

extension Text: View {
  /// There is none.
  public typealias Body = Never
}

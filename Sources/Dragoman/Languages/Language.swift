public import Foundation

/// A language, as a canonical BCP 47 tag.
public struct Language: Sendable, Hashable, Codable, Identifiable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The canonical tag, such as `uk`, `pt-BR` or `zh-Hant`.
  public let identifier: String

  /// Makes a language from a tag; nil when it is none.
  public init?(identifier: String) {
    self.identifier = identifier
  }

  /// Makes a language from a literal; one that is no tag gives `und`.
  public init(stringLiteral value: String) {
    self = Language(identifier: value) ?? Language(canonical: "und")
  }

  private init(canonical: String) {
    identifier = canonical
  }

  /// The same as ``identifier``.
  public var id: String { identifier }
  /// The same as ``identifier``.
  public var description: String { identifier }
}

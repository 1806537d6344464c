import Foundation

/// What the system makes of Markdown.
enum SystemMarkdown {
  #if canImport(Darwin)
    static let isThere = true

    /// A text of one or more lines with emphasis, code and links; nil where it cannot be interpreted.
    static func interpret(_ source: String) -> AttributedString? {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
      return try? AttributedString(markdown: source, options: options)
    }
  #elseif os(Linux)
    /// Foundation has none here.
    static let isThere = false

    static func interpret(_ source: String) -> AttributedString? { nil }
  #else
    #error("Whether this system interprets Markdown has to be written here.")
  #endif
}

public import Foundation

extension LocalizedText {
  /// The text in the language in force.
  public var string: String { plainKey?.text ?? resolved(in: nil, to: PlainOutput()).text }

  /// The text in a language, or the best there is for it.
  public func string(in language: Language) -> String { resolved(in: language, to: PlainOutput()).text }

  /// The text in the language in force, with the attributes of its parts.
  public var attributedString: AttributedString { resolved(in: nil, to: AttributedOutput()).text }

  /// The text in the language in force, with the attributes of its parts, for older interfaces.
  public var nsAttributedString: NSAttributedString { attributedString.bridged }

  private func resolved<Output: TextOutput>(in language: Language?, to output: Output) -> Output {
    var resolution = Resolution(language: language)
    var output = output
    resolution.append(self, to: &output)
    return output
  }
}

extension LocalizedText: CustomStringConvertible, CustomDebugStringConvertible {
  /// The text in the language in force; the same as ``string``.
  public var description: String { string }

  /// What the text is made of.
  public var debugDescription: String { "LocalizedText(\(content))" }
}

extension Language: Codable {
  /// Reads a language from its tag; a text that is none is an error, as a damaged text is.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let language = Language(identifier: text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no BCP 47 tag")
    }
    self = language
  }

  /// Writes the tag, a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The text of a file: valid UTF-8 without byte order marks, however the file was encoded.
package struct SourceText: Sendable {
  /// The text. Offsets everywhere in the readers count these bytes.
  package let utf8: [UInt8]
  /// The encoding that was found.
  package let encoding: SourceEncoding
  /// What could not be decoded, in order.
  package let flaws: [EncodingFlaw]

  /// Text that is known to be valid UTF-8.
  package init(_ text: String) {
    self.utf8 = Array(text.utf8)
    self.encoding = .utf8
    self.flaws = []
  }

  /// Decodes the bytes of a file, whose encoding is told by its byte order mark, an XML declaration, or else its
  /// NUL bytes.
  ///
  /// Nothing is refused: what is no text in the encoding becomes U+FFFD, with a flaw that says where.
  package init(decoding bytes: [UInt8]) {
    let declared = XMLDeclaration.encodingName(in: bytes)
    let encoding = declared.flatMap(SourceEncoding.init(declared:)) ?? SourceEncoding.detected(in: bytes)
    var decoder = SourceDecoder(bytes, encoding: encoding)
    if let declared, SourceEncoding(declared: declared) == nil { decoder.note(.unknown(name: declared)) }
    decoder.decode()
    self.utf8 = decoder.output
    self.encoding = encoding
    self.flaws = decoder.flaws
  }
}

/// A place where bytes are no text in the encoding of their file.
package struct EncodingFlaw: Sendable, Hashable {
  /// Where the replacement stands in the decoded text.
  package let offset: Int
  package let fault: EncodingFault
}

/// The languages that a client of a server accepts: the field `Accept-Language` (RFC 9110, 12.5.4).
///
/// Whatever is in it is read as far as it can be; of more than 4 KB or 64 ranges the rest is cut off.
package struct AcceptLanguage: Sendable, Hashable {
  /// A language and how much it is wanted, from 0, which is not at all, to 1.
  package struct Range: Sendable, Hashable {
    /// A canonical tag, or `*`.
    package let tag: String
    package let quality: Double
  }

  /// The ranges in the order of the field.
  package let ranges: [Range]

  package init(_ field: String?) {
    let utf8 = (field ?? "").utf8
    var elements = utf8.prefix(Self.byteLimit).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    // An element cut in two would be another language.
    if utf8.count > Self.byteLimit { elements.removeLast() }
    ranges = Array(elements.lazy.compactMap { Range(element: String(decoding: $0, as: UTF8.self)) }.prefix(64))
  }

  private static let byteLimit = 4096
}

/// Something wrong at a place in the bytes of a catalog, before lines are counted.
struct StringCatalogFinding: Sendable {
  let fault: any FormatFault
  let offset: Int
  let key: String?

  init(_ fault: some FormatFault, at offset: Int, key: String? = nil) {
    self.fault = fault
    self.offset = offset
    self.key = key
  }

  /// The issues of findings, in the order of their places.
  static func issues(_ findings: [StringCatalogFinding], in bytes: [UInt8]) -> [FormatIssue] {
    guard !findings.isEmpty else { return [] }
    var positions = PositionFinder(utf8: bytes)
    let sorted = findings.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return sorted.map { $0.element.issue(at: positions.position(at: $0.element.offset)) }
  }

  private func issue(at position: SourcePosition) -> FormatIssue {
    let fault = fault
    return FormatIssue(fault, at: position, key: key)
  }
}

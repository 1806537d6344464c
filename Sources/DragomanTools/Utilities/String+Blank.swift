extension String {
  /// Whether nothing of it can be seen.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String {
  /// Whether a string stands before another where keys are sorted by UTF-16 code unit, as Xcode sorts them.
  package func precedesByCodeUnit(_ other: String) -> Bool {
    utf16.lexicographicallyPrecedes(other.utf16)
  }

  /// Whether a string stands before another where keys are sorted by the bytes of UTF-8.
  package func precedesByUTF8(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

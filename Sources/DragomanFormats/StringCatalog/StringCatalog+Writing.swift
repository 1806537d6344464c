extension StringCatalog {
  /// The file as Xcode would write it; what was read and not changed is the same again.
  package var text: String {
    JSONWriter.write(.object(json), style: .xcode) + (endsWithNewline ? "\n" : "")
  }
}

extension CatalogTexts {
  /// Calls something for each number below a count, in any order and on any threads, and returns when all is done.
  package typealias Loop = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void
}

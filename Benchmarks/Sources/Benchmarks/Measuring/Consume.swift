/// Takes a text as its user would: the optimizer knows nothing of what happens in here, so that the text must be there.
@inline(never) @_optimize(none) nonisolated func consume(_ text: String) -> Int { text.utf8.count }

/// Where the results of all work go.
enum Results {
  private static var sum = 0

  @inline(never) @_optimize(none) static func add(_ result: Int) { sum &+= result }
}

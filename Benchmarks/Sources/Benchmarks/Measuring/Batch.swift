/// Work that is measured as a whole.
struct Batch {
  /// How many operations `run` is.
  let operations: Int
  /// Done before each sample, and not measured: puts in force what the work takes for granted.
  var enter: () -> Void = {}
  /// Done before each run, and not measured.
  var before: (() -> Void)?
  /// The work. What it gives back depends on all its results, so that none of them can be left out.
  let run: () -> Int
}

/// Finds what a mistyped word was meant to be.
package enum Suggestion {
  /// The known word with the fewest slips from the one typed, if it is near enough to be a slip at all.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let letters = Array(word)
    // A name and its dashes: "--tabel" has five letters to go wrong in.
    let limit = max(1, letters.count { $0 != "-" } / 3)
    let candidates = known.filter { abs($0.count - letters.count) <= limit }
      .map { (name: $0, slips: slips(from: letters, to: Array($0))) }
      .filter { $0.slips <= limit }
    return candidates.min { $0.slips < $1.slips }?.name
  }

  /// `, did you mean “…”?` where a known word is near, and nothing elsewhere.
  static func question(for word: String, in known: [String]) -> String {
    nearest(to: word, in: known).map { ", did you mean “\($0)”?" } ?? ""
  }

  /// How many letters must be put in, left out, changed, or swapped with their neighbour.
  private static func slips(from source: [Character], to target: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == target[column - 1], other == source[row - 1] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last.last ?? source.count
  }
}

/// Where reading goes on after a fault.
enum StringCatalogResumption {
  /// At the key of an entry.
  case entry(Int)
  /// At the key of a field of the file, behind the entries.
  case field(Int)
  case end
}

/// The answer to the search for the next place to go on, which holds for every place up to it.
struct KnownResumption {
  private var places = 0..<0
  /// How entries were indented, by which some of them are known.
  private var indentation: Int?
  private var found = StringCatalogResumption.end

  /// Nothing is known.
  init() {}

  init(from start: Int, end: Int, indentation: Int?, found: StringCatalogResumption) {
    switch found {
    case .entry(let place), .field(let place): places = start..<max(start, place + 1)
    case .end: places = start..<max(start, end)
    }
    self.indentation = indentation
    self.found = found
  }

  func answer(from start: Int, indentation: Int?) -> StringCatalogResumption? {
    places.contains(start) && indentation == self.indentation ? found : nil
  }
}

extension PrintfPattern.Placeholder {
  /// How many placeholders without a position stand before it in its text, where it has an argument without one itself.
  var firstRunning: Int {
    [width?.running, precision?.running, argument.running].compactMap(\.self).min() ?? 0
  }

  /// A placeholder as it was written, of which ``firstRunning`` is known; nil where it is none.
  init?(source: String, firstRunning: Int) {
    let pieces = PrintfPattern(parsing: source).pieces
    guard pieces.count == 1, case .placeholder(let alone)? = pieces.first, alone.source == source else { return nil }
    self.init(
      argument: alone.argument.moved(by: firstRunning), conversion: alone.conversion, flags: alone.flags,
      width: alone.width?.moved(by: firstRunning), precision: alone.precision?.moved(by: firstRunning), source: source)
  }
}

extension PrintfPattern.Argument {
  fileprivate var running: Int? {
    if case .running(let count) = self { count } else { nil }
  }

  fileprivate func moved(by count: Int) -> Self {
    switch self {
    case .position: self
    case .running(let running): .running(running + count)
    }
  }
}

extension PrintfMeasure {
  fileprivate var running: Int? {
    if case .argument(let argument) = self { argument.running } else { nil }
  }

  fileprivate func moved(by count: Int) -> Self {
    if case .argument(let argument) = self { .argument(argument.moved(by: count)) } else { self }
  }
}

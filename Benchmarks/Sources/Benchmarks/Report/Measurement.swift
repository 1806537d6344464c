/// What was measured of one case.
struct Measurement {
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "bytes"
  }

  let name: CaseName
  let unit: Unit
  let samples: [Double]

  init(_ name: CaseName, _ unit: Unit, samples: [Double]) {
    self.name = name
    self.unit = unit
    self.samples = samples
  }

  var median: Double { Self.median(samples) }

  /// The middle one in their order, or the mean of the two in the middle; 0 where there are none.
  static func median(_ numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// A case that could not be measured.
struct Skipped {
  let name: CaseName
  let reason: String

  init(_ name: CaseName, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

import CPeers

/// Takes samples of a batch, each of them long enough for the clock.
struct Sampler {
  /// In nanoseconds.
  static let shortestSample = 20e6
  private let batch: Batch
  private let repetitions: Int
  /// Whether a run more, before a sample, costs little.
  private let isWarmedUp: Bool

  /// Runs the batch a few times to learn how often a sample has to repeat it.
  init(_ batch: Batch) {
    self.batch = batch
    Self.enter(batch)
    var repetitions = 1
    var time = Self.time(batch, repetitions: 1)
    while time < Self.shortestSample / 8, repetitions < 1 << 30 {
      repetitions *= 2
      time = Self.time(batch, repetitions: repetitions)
    }
    isWarmedUp = time / Double(repetitions) < 2 * Self.shortestSample
    let needed = (Double(repetitions) * Self.shortestSample * 1.1 / max(time, 1)).rounded(.up)
    self.repetitions = max(1, Int(needed))
  }

  /// Nanoseconds for one operation.
  func sample() -> Double {
    Self.enter(batch)
    // The caches are full of what was measured before.
    if isWarmedUp { _ = Self.time(batch, repetitions: 1) }
    return Self.time(batch, repetitions: repetitions) / Double(repetitions * batch.operations)
  }

  /// A locale is in force for gettext alone.
  private static func enter(_ batch: Batch) {
    peer_locale_use(nil)
    batch.enter()
  }

  private static func time(_ batch: Batch, repetitions: Int) -> Double {
    guard let before = batch.before else { return span { for _ in 0..<repetitions { Results.add(batch.run()) } } }
    return (0..<repetitions).reduce(0) { time, _ in
      before()
      return time + span { Results.add(batch.run()) }
    }
  }

  private static func span(_ work: () -> Void) -> Double {
    let start = Clock.now
    work()
    return Clock.now - start
  }
}

import Foundation

/// Measures all cases in rounds: in each round one sample of each, so that what disturbs the machine for a while
/// disturbs all of them.
struct Runner {
  let inputs: Inputs
  let rounds: Int
  private(set) var measurements: [Measurement] = []
  private var memory: [Measurement] = []
  private(set) var skipped: [Skipped] = []
  private var samplers: [CaseName: Sampler] = [:]
  private var samples: [CaseName: [Double]] = [:]

  init(inputs: Inputs, rounds: Int) {
    self.inputs = inputs
    self.rounds = rounds
  }

  mutating func run(_ cases: [Case]) {
    var cases = cases
    for round in 1...rounds {
      Self.tell("round \(round) of \(rounds), \(cases.count) cases")
      cases = cases.filter { measure($0) }
    }
    let times = cases.compactMap { item in
      samples[item.name].map { Measurement(item.name, .nanoseconds, samples: $0) }
    }
    measurements = times + memory
  }

  /// Whether it is to be measured in the next round too.
  private mutating func measure(_ item: Case) -> Bool {
    do {
      if case .memory = item.measure {
        try measureMemory(item)
        return false
      }
      guard let sample = try sample(item) else { return false }
      samples[item.name, default: []].append(sample)
      return true
    } catch {
      skipped.append(Skipped(item.name, (error as? NotHere)?.reason ?? "\(error)"))
      return false
    }
  }

  private mutating func sample(_ item: Case) throws -> Double? {
    if let sampler = samplers[item.name] { return sampler.sample() }
    if item.isIsolated { return try ChildProcess.numbers(of: item.name, inputs: inputs).first }
    guard case .time(let prepare) = item.measure, let batch = try prepare() else { return nil }
    let sampler = Sampler(batch)
    samplers[item.name] = sampler
    return sampler.sample()
  }

  /// Once: it is the same each time.
  private mutating func measureMemory(_ item: Case) throws {
    let numbers = try ChildProcess.numbers(of: item.name, inputs: inputs)
    for (name, number) in zip(item.resultNames, numbers) {
      memory.append(Measurement(name, .bytes, samples: [number]))
    }
  }

  private static func tell(_ text: String) {
    FileHandle.standardError.write(Data("benchmarks: \(text)\n".utf8))
  }
}

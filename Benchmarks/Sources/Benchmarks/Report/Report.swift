/// Everything that a run has found.
struct Report {
  let measurements: [Measurement]
  let skipped: [Skipped]
  let verdicts: [Verdict]

  init(measurements: [Measurement], skipped: [Skipped], gates: [Gate]) {
    self.measurements = measurements
    self.skipped = skipped
    let medians = Dictionary(measurements.map { ($0.name.description, $0.median) }) { $1 }
    verdicts = gates.map { Verdict($0, medians: medians) }
  }
}

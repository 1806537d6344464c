import Foundation

extension Report {
  /// For other programs.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(JSONReport(self))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

nonisolated private struct JSONReport: Encodable {
  struct Row: Encodable {
    let name, unit: String
    let median, minimum, maximum: Double
    let samples: [Double]
  }

  struct Gate: Encodable {
    let title, subject, reference: String
    let kind: String
    let value, target, reach: Double?
    let isMet: Bool?
    let today: Double?
  }

  struct Skip: Encodable {
    let name, reason: String
  }

  let cases: [Row]
  let gates: [Gate]
  let skipped: [Skip]

  @MainActor init(_ report: Report) {
    cases = report.measurements.map(Row.init)
    gates = report.verdicts.map(Gate.init)
    skipped = report.skipped.map { Skip(name: $0.name.description, reason: $0.reason) }
  }
}

extension JSONReport.Row {
  @MainActor init(_ measurement: Measurement) {
    self.init(
      name: measurement.name.description, unit: measurement.unit.rawValue, median: measurement.median,
      minimum: measurement.samples.min() ?? 0, maximum: measurement.samples.max() ?? 0, samples: measurement.samples)
  }
}

extension JSONReport.Gate {
  @MainActor init(_ verdict: Verdict) {
    let gate = verdict.gate
    let kind =
      switch gate.comparison {
      case .ratio: "ratio"
      case .excess: "nanoseconds"
      }
    self.init(
      title: gate.title, subject: gate.subject, reference: gate.reference, kind: kind, value: verdict.value,
      target: gate.target, reach: gate.reach, isMet: verdict.isMet, today: gate.today)
  }
}

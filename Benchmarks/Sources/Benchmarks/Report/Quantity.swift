import Foundation

/// Writes numbers for people, with three digits that matter.
enum Quantity {
  static func text(_ value: Double, _ unit: Measurement.Unit) -> String {
    switch unit {
    case .nanoseconds: scaled(value, by: 1000, units: ["ns", "µs", "ms", "s"])
    case .bytes: scaled(value, by: 1024, units: ["B", "KB", "MB", "GB"])
    }
  }

  static func number(_ value: Double) -> String {
    let digits = abs(value) >= 99.95 || value == 0 ? 0 : abs(value) >= 9.995 ? 1 : abs(value) >= 0.0995 ? 2 : 3
    return String(format: "%.\(digits)f", value)
  }

  private static func scaled(_ value: Double, by step: Double, units: [String]) -> String {
    var value = value
    var units = units[...]
    while abs(value) >= step, units.count > 1 {
      value /= step
      units = units.dropFirst()
    }
    return "\(number(value)) \(units.first ?? "")"
  }
}

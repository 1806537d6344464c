import Dragoman

/// A switch with texts bound to objects, as against writing those properties.
enum BindingCases {
  static func make() -> [Case] {
    [10, 1000, 10_000].flatMap { count in
      [
        // In a process of its own: what is bound follows every other switch too.
        Case("dragoman", "bound-switch", "\(count)-labels", isIsolated: true) { bound(count) },
        Case("swift", "bound-switch", "\(count)-labels") { written(count) },
      ]
    }
  }

  private static func texts(_ language: Language) -> [String: String] {
    let entries = SyntheticEntries.make(10_000, valuePrefix: "Label \(language) text")
    return Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
  }

  private static func bound(_ count: Int) -> Batch {
    let source = TranslationSource.dictionary([.english: texts(.english), .ukrainian: texts(.ukrainian)])
    let localizer = Localizer(sources: [source], selection: DragomanPeer.selection("en"))
    DragomanPeer.use(localizer)
    let gauges = SyntheticEntries.make(count).map { entry in
      let gauge = Gauge()
      gauge.localized.caption = .key(entry.key)
      return gauge
    }
    return Batch(operations: 2) {
      try? localizer.select(.ukrainian)
      try? localizer.select(.english)
      return gauges.first?.caption.utf8.count ?? 0
    }
  }

  private static func written(_ count: Int) -> Batch {
    let texts = SyntheticEntries.make(count).map(\.value)
    let gauges = texts.map { _ in Gauge() }
    return Batch(operations: 1) {
      for (gauge, text) in zip(gauges, texts) { gauge.caption = text }
      return gauges.first?.caption.utf8.count ?? 0
    }
  }
}

/// A class with a text to show.
final class Gauge {
  var caption = ""
}

extension Gauge: LocalizationTarget {}

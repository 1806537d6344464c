import Dragoman

/// A class that is no one's but the app's.
@MainActor final class Gauge {
  var caption = ""
  var unit: String?
  var picture = ""
}

// All that it takes.
extension Gauge: LocalizationTarget {}
extension Gauge {
  var localizedCaption: LocalizedText? {
    get { localized.caption }
    set { localized.caption = newValue }
  }
}

import Dragoman

/// A line of the screen: a label and a value, or a value alone. What it shows is bound to it.
@MainActor final class ScreenLine: LocalizationTarget {
  var label = ""
  var value = ""

  init(_ label: LocalizedText? = nil, _ value: LocalizedText) {
    localized.label = label
    localized.value = value
  }
}

/// Which device a text is meant for, from the one that the program runs on to those that come next.
///
/// The names are those of `NSStringDeviceSpecificRuleType` and of String Catalogs.
struct DevicePreference: Sendable, Hashable {
  /// Where none fits, the first in this order that is there.
  private static let order = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// Nil for a computer of no kind that Apple names.
  let device: String?
  private let names: [String]

  /// The preference of a device; nil is a computer of no kind that Apple names.
  init(device: String?) {
    self.device = device
    names = device.map { [$0, "other"] + Self.order } ?? (["other", "mac"] + Self.order)
  }

  /// The element for the device, or the one that comes next; of two for the same device the last counts.
  func choose<Element>(among elements: [Element], by name: (Element) -> String) -> Element? {
    for wanted in names {
      if let element = elements.last(where: { name($0) == wanted }) { return element }
    }
    return elements.last
  }
}

/// For which devices the entries of a compiled catalog can differ, and which of those this is: the first is a computer
/// of no kind that Apple names, the second any device that no entry names, then come those that are named.
struct DeviceVariation: Sendable {
  /// The number of the device.
  let index: Int

  /// - Parameter devices: The names that entries have.
  init(devices: [String], device: DevicePreference) {
    index = device.device.map { name in devices.firstIndex(of: name).map { $0 + 2 } ?? 1 } ?? 0
  }

  /// All devices among which entries with such names tell.
  static func all(_ devices: [String]) -> [DevicePreference] {
    guard !devices.isEmpty else { return [DevicePreference(device: nil)] }
    let other = sequence(first: "another") { $0 + "-another" }.first { !devices.contains($0) }
    return ([nil, other] + devices).map(DevicePreference.init(device:))
  }
}

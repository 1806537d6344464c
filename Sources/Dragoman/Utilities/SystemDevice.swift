import Foundation

/// What kind of device the program runs on, by the names that translations give to devices.
enum SystemDevice {
  #if os(macOS) || targetEnvironment(macCatalyst)
    static let name: String? = "mac"
  #elseif os(tvOS)
    static let name: String? = "appletv"
  #elseif os(watchOS)
    static let name: String? = "applewatch"
  #elseif os(visionOS)
    static let name: String? = "applevision"
  #elseif os(iOS)
    static let name = name(ofModel: model)

    /// Asked here and not of `UIDevice`, which answers on the main actor only.
    private static var model: String {
      if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
      var system = utsname()
      uname(&system)
      return withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  #elseif os(Linux)
    static let name: String? = nil
  #else
    #error("What kind of device this is has to be written here.")
  #endif

  /// The device of a model: `iPad14,1` is an iPad, anything unknown an iPhone.
  static func name(ofModel model: String) -> String? {
    if model.hasPrefix("iPad") { return "ipad" }
    return model.hasPrefix("iPod") ? "ipod" : "iphone"
  }
}

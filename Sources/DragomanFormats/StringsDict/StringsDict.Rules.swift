extension StringsDict {
  /// A dictionary of an entry. Usually one of the rules is there, and Apple defines no order among several.
  package struct Rules: Sendable, Hashable {
    /// `NSStringLocalizedFormatKey`: the text in which the variables stand as `%#@name@`.
    package var format: Text?
    /// Every other dictionary of the entry, under the name that the format calls it by.
    package var variables: [Variable] = []
    /// `NSStringVariableWidthRuleType`: texts by the greatest width for which they are meant.
    package var widths: [WidthVariant] = []
    /// `NSStringDeviceSpecificRuleType`: entries by device.
    package var devices: [DeviceVariant] = []
    /// `NSStringGenderRuleType`: entries by number.
    package var genders: [Category] = []
    /// What is not known here, as it is written.
    package var others: [PropertyListMember] = []

    package init() {}
  }

  /// One text of `NSStringVariableWidthRuleType`.
  package struct WidthVariant: Sendable, Hashable {
    package var width: Int
    package var text: Text

    package init(width: Int, text: Text) {
      self.width = width
      self.text = text
    }
  }

  /// One entry of `NSStringDeviceSpecificRuleType`.
  package struct DeviceVariant: Sendable, Hashable {
    package var device: Device
    package var entry: Entry

    package init(device: Device, entry: Entry) {
      self.device = device
      self.entry = entry
    }
  }

  /// A device as Apple names it; an open set.
  package struct Device: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let appleTV = Device(rawValue: "appletv")
    package static let appleVision = Device(rawValue: "applevision")
    package static let appleWatch = Device(rawValue: "applewatch")
    package static let iPad = Device(rawValue: "ipad")
    package static let iPhone = Device(rawValue: "iphone")
    package static let iPod = Device(rawValue: "ipod")
    package static let mac = Device(rawValue: "mac")
    package static let other = Device(rawValue: "other")
  }
}

/// What stands at the end of the names of files that are meant for one kind of device alone: `flag~ipad.png`.
///
/// Only iOS has them. Source: Apple's Bundle Programming Guide, "Device-Specific Resources in iOS".
enum DeviceSuffix: String, Sendable {
  case iPad = "~ipad"
  case iPhone = "~iphone"

  /// The suffix of a device, which is given by the name that it has in translations.
  init?(device: String?) {
    switch device {
    case "ipad": self = .iPad
    case "iphone", "ipod": self = .iPhone
    default: return nil
    }
  }

  /// A path with the suffix before its extension.
  func adding(to path: String) -> String {
    let name = FilePathName(path)
    return name.stem + rawValue + (name.fileExtension.map { ".\($0)" } ?? "")
  }
}

#if !os(macOS)
  package import Dragoman
  import Foundation
  #if canImport(UIKit)
    package import UIKit
  #else
    package import UIKitStandIn
  #endif

  extension UIImage {
    /// The image in the first file that UIKit reads.
    package static func first(of files: some Sequence<LocalizedImageFile>) -> UIImage? {
      for file in files {
        if let image = UIImage(contentsOfFile: file.url.path) { return image }
      }
      return nil
    }
  }
#endif

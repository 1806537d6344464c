public import Foundation

/// One of the forms in which there is an image.
open class NSImageRep: NSObject {
  /// The size in points.
  open var size = NSSize.zero
  /// The width in pixels; 0 where it has none of its own.
  open var pixelsWide = 0
  /// The height in pixels; 0 where it has none of its own.
  open var pixelsHigh = 0

  /// The file that it is from.
  var path = ""

  /// Makes one of no size.
  public override init() { super.init() }

  /// The images in a file; nil where it has none.
  ///
  /// Here such a file says in words how many pixels it has: `40 20`.
  open class func imageReps(withContentsOfFile filename: String) -> [NSImageRep]? {
    guard let bytes = FileManager.default.contents(atPath: filename) else { return nil }
    let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    let representation = NSImageRep()
    representation.path = filename
    representation.pixelsWide = numbers[0]
    representation.pixelsHigh = numbers[1]
    representation.size = NSSize(width: numbers[0], height: numbers[1])
    return [representation]
  }
}

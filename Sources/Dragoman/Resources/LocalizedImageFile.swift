public import Foundation

/// The file of an image, and how large it is drawn.
public struct LocalizedImageFile: Sendable, Hashable {
  /// Where it lies.
  public let url: URL
  /// How many of its pixels make a point: 2 for `flag@2x.png`, 1 where the name says nothing.
  public let scale: Double
}

public import Foundation

/// A text as a screen shows it: the room that it needs, and the room that it has, in points.
public struct MeasuredText: Sendable, Equatable {
  /// What is shown.
  public var text: String
  /// Its size with every paragraph in one line.
  public var unwrapped: CGSize
  /// Its size with lines as wide as there is room.
  public var wrapped: CGSize
  /// The room that it has.
  public var given: CGSize
  /// How many lines there may be; 0 is any number of them.
  public var lines: Int
  /// How small it may be made so that it has room: 0.5 is half as large, 1 is as it is.
  public var smallestScale: CGFloat

  /// Makes a text with what was measured.
  public init(
    _ text: String, unwrapped: CGSize, wrapped: CGSize, given: CGSize, lines: Int = 1, smallestScale: CGFloat = 1
  ) {
    self.text = text
    self.unwrapped = unwrapped
    self.wrapped = wrapped
    self.given = given
    self.lines = lines
    self.smallestScale = smallestScale
  }

  /// Whether all of it is seen. What is missing of a point is not: screens round to their pixels.
  public var hasRoom: Bool {
    text.isEmpty || (needed.width * smallestScale <= given.width + 1 && needed.height * smallestScale <= height + 1)
  }

  /// The size of the whole text, as its lines may be broken.
  var needed: CGSize { lines == 1 ? unwrapped : wrapped }

  /// The height that there is for it: in a high label with two lines, that of two lines.
  private var height: CGFloat { lines > 0 ? min(given.height, CGFloat(lines) * heightOfLine) : given.height }

  private var heightOfLine: CGFloat {
    unwrapped.height / CGFloat(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count)
  }
}

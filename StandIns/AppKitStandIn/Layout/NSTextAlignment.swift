/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both edges.
  case justified = 3
  /// As the localization of the app has it.
  case natural = 4
}

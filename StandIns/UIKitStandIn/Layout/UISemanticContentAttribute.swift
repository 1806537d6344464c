/// What the contents of a view are, which says whether they turn round with the layout.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default: they do.
  case unspecified = 0
  /// Playback controls, which do not.
  case playback = 1
  /// Directions in space, which do not.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

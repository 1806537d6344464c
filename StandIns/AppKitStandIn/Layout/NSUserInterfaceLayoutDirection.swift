/// Where a line begins.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}

/// Where a line begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

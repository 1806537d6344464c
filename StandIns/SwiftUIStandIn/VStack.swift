public import Foundation

/// Views one below the other.
public struct VStack<Content> where Content: View {
  let content: Content

  /// Makes a column of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View {
  /// There is none.
  public typealias Body = Never
}

/// Where views in a column are.
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

  /// Where a line begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Where a line ends.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

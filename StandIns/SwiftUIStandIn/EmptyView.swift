/// Nothing.
public struct EmptyView: Sendable {
  /// Makes nothing.
  public nonisolated init() {}
}

extension EmptyView: View {
  /// There is none.
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  /// There is none.
  public typealias Body = Never
}

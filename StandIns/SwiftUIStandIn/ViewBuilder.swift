/// Makes one view of those that stand one below the other.
@resultBuilder public struct ViewBuilder {
  /// What is there is a view.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  /// None.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// Several.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// One that may not be there.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}

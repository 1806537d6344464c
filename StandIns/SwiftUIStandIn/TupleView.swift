/// Several views.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// Makes one view of several.
  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View {
  /// There is none.
  public typealias Body = Never
}

/// A part of the interface.
@MainActor @preconcurrency public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is none.
  public typealias Body = Never
}

extension View where Body == Never {
  /// There is none: such a view is shown as it is.
  public var body: Never { fatalError("\(Self.self) is made of nothing else") }
}

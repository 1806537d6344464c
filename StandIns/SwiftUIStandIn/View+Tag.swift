extension View {
  /// Says which value of a control a view stands for.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

struct TaggedView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: View {
  typealias Body = Never
}

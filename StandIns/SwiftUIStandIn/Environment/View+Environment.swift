extension View {
  /// Sets a value in the environment of a view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentSetting(content: self) { $0[keyPath: keyPath] = value }
  }
}

struct EnvironmentSetting<Content: View> {
  let content: Content
  let set: (inout EnvironmentValues) -> Void
}

extension EnvironmentSetting: View {
  typealias Body = Never
}

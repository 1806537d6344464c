/// A control for choosing one of several values.
public struct Picker<Label, SelectionValue, Content> where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Makes a control.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker: View {
  /// There is none.
  public typealias Body = Never
}

/// A view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view for an element.
  public var content: (Data.Element) -> Content
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// There is none.
  public typealias Body = Never
}

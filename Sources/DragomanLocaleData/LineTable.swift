/// A short table of entries `old=new;`, for what fits no record of one width. It is read once, whole.
enum LineTable {
  static func entries(_ text: StaticString) -> [(old: Substring, new: Substring)] {
    text.description.split(separator: ";").compactMap { line in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      return (line[..<equals], line[line.index(after: equals)...])
    }
  }
}

extension Options {
  /// Whether a case is to be measured.
  func includes(_ item: Case) -> Bool {
    let names = item.resultNames.map(\.description)
    if isQuick, !names.contains(where: Gates.names.contains) { return false }
    return filter.map { filter in names.contains { $0.contains(filter) } } ?? true
  }
}

import DragomanLocaleData

extension MessageChoice {
  /// The variant for a plural category; see ``category(shownFor:isZero:)``.
  func variant(for category: PluralCategory?, isZero: Bool) -> MessageNode? {
    self.category(shownFor: category, isZero: isZero).flatMap { node(for: .category($0)) }
  }

  /// The category whose variant is shown: `zero`, where there is one, for the number 0 in every language; `other`
  /// where the category is missing or unknown; without `other`, the last of `many few two one zero` that is there.
  func category(shownFor category: PluralCategory?, isZero: Bool) -> PluralCategory? {
    if isZero, has(.zero) { return .zero }
    if let category, has(category) { return category }
    return Self.lastResorts.first(where: has)
  }

  private static let lastResorts: [PluralCategory] = [.other, .zero, .one, .two, .few, .many]

  /// The variant for a number, else for 0, else for the smallest.
  func variant(for number: Int?) -> MessageNode? {
    number.flatMap { node(for: .number($0)) } ?? node(for: .number(0)) ?? variants.first?.node
  }

  /// The variant for a width: the widest that fits; where none fits, the narrowest; without a width, the widest.
  func variant(fitting width: Int?) -> MessageNode? {
    guard let width else { return variants.last?.node }
    return (variants.last { $0.key.size <= width } ?? variants.first)?.node
  }

  private func has(_ category: PluralCategory) -> Bool { variants.contains { $0.key == .category(category) } }

  func node(for key: VariantKey) -> MessageNode? { variants.first { $0.key == key }?.node }
}

import Dragoman

/// Where a key is found in generated code: `L10n.Cart.items` for `cart.items`.
package struct KeyName: Sendable, Hashable {
  /// How keys become names.
  package enum Style: Sendable, Hashable {
    /// Parts between dots are types in each other.
    case nested
    /// All keys beside each other, their spelling kept where it is a name.
    case flat
  }

  package let namespaces: [SwiftName]
  package let member: SwiftName

  /// - Parameter outer: The types in which the keys of the table are.
  package init(_ key: String, style: Style = .nested, in outer: [SwiftName] = []) {
    let parts = style == .nested ? KeyParts(key).parts : [key]
    let types = outer + parts.dropLast().map { SwiftName(type: $0) }
    let name = parts.last ?? ""
    let member = style == .nested ? SwiftName(member: name) : SwiftName(spelling: name)
    self.init(namespaces: types, member: member)
  }

  private init(namespaces: [SwiftName], member: SwiftName) {
    let reserved = SwiftKeywords.reservedAtTop
    self.namespaces = namespaces.prefix(1).map { $0.avoiding(reserved) } + namespaces.dropFirst()
    self.member = namespaces.isEmpty ? member.avoiding(reserved) : member
  }

  /// The name with something behind it that only this key gets.
  package func distinguished(by source: String) -> Self {
    Self(namespaces: namespaces, member: member.distinguished(by: source))
  }
}

extension KeyName: CustomStringConvertible {
  /// The names with dots between them.
  package var description: String { (namespaces + [member]).map(\.text).joined(separator: ".") }
}

/// The parts of a key between its dots; a key that is a sentence, a number format or an address has one part.
private struct KeyParts {
  let parts: [String]

  init(_ key: String) {
    let all = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let parts = all.filter { !Self.isPlaceholder($0) }
    self.parts = !parts.isEmpty && parts.allSatisfy(Self.isPart) ? parts : [key]
  }

  /// `%@` in `settings.title.%@` is no part of the name.
  private static func isPlaceholder(_ part: String) -> Bool {
    let pieces = PrintfPattern(parsing: part).pieces
    return !pieces.isEmpty && pieces.allSatisfy { if case .placeholder = $0 { true } else { false } }
  }

  private static func isPart(_ part: String) -> Bool {
    part.unicodeScalars.contains(where: \.isInIdentifier)
      && part.unicodeScalars.allSatisfy { $0.isInIdentifier || $0 == "_" || $0 == "-" }
  }
}

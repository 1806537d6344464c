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

  /// - Parameters:
  ///   - outer: The types in which the keys of the table are.
  ///   - access: Who may use the name.
  package init(
    _ key: String, style: Style = .nested, in outer: [SwiftName] = [], access: AccessLevel = .internal
  ) {
    let parts = style == .nested ? KeyParts(key).parts : [key]
    let depth = min(parts.count - 1, max(Self.depth - outer.count, 0))
    let types = outer + parts.prefix(depth).map { SwiftName(type: $0) }
    let member = Self.member(parts.dropFirst(depth), style)
    let reserved = SwiftKeywords.reservedAtTop(with: access)
    self.init(
      namespaces: types.prefix(1).map { $0.avoiding(reserved) } + types.dropFirst(),
      member: types.isEmpty ? member.avoiding(reserved) : member)
  }

  /// How many types lie in each other at most: the compiler takes seconds from 16 on, and minutes from 20 on.
  private static let depth = 12

  private static func member(_ parts: ArraySlice<String>, _ style: Style) -> SwiftName {
    guard parts.count == 1, let part = parts.first else { return SwiftName(spelling: parts.joined(separator: ".")) }
    return style == .nested ? SwiftName(member: part) : SwiftName(spelling: part)
  }

  private init(namespaces: [SwiftName], member: SwiftName) {
    self.namespaces = namespaces
    self.member = member
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
    guard key.utf8.contains(UInt8(ascii: ".")) else {
      parts = [key]
      return
    }
    let all = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let parts = all.filter { !Self.isPlaceholder($0) }
    self.parts = !parts.isEmpty && parts.allSatisfy(Self.isPart) ? parts : [key]
  }

  /// `%@` in `settings.title.%@` is no part of the name.
  private static func isPlaceholder(_ part: String) -> Bool {
    guard part.utf8.first == UInt8(ascii: "%") else { return false }
    let pieces = PrintfPattern(parsing: part).pieces
    return !pieces.isEmpty && pieces.allSatisfy { if case .placeholder = $0 { true } else { false } }
  }

  private static func isPart(_ part: String) -> Bool {
    part.unicodeScalars.contains(where: \.isInIdentifier)
      && part.unicodeScalars.allSatisfy { $0.isInIdentifier || $0 == "_" || $0 == "-" }
  }
}

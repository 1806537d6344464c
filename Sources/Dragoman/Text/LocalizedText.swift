import Foundation

/// A text that is resolved when it is read, in the language in force then: a key with its arguments, a text as it
/// stands, or several of them put together.
///
/// A literal is text as it stands; a key is always said, with ``key(_:_:table:bundle:)-(_,MessageArgument...,_,_)``:
///
/// ```swift
/// let status: LocalizedText = "\(.key("cart.items", 3)), \(.key("total", price))"
/// ```
public struct LocalizedText: Sendable, Hashable {
  let content: Content

  init(_ content: Content) { self.content = content }

  indirect enum Content: Sendable, Hashable {
    case message(MessageReference, LocalizerReference)
    /// Written as a literal, which may have been meant as a key.
    case literal(String)
    case verbatim(String)
    case attributedVerbatim(AttributedString)
    /// An argument of an interpolation: a number, a date, …
    case value(MessageValue)
    case list([LocalizedText])
    case sequence([LocalizedText])
    case attributed(LocalizedText, AttributeContainer)
    case styled(LocalizedText, MessageStyle)
    case markdown(LocalizedText)
  }
}

/// Which localizer answers for a key.
enum LocalizerReference: Sendable, Hashable {
  /// That of the program, whichever it is when the text is read.
  case main
  case localizer(Identity)

  struct Identity: Sendable, Hashable {
    let localizer: Localizer

    init(_ localizer: Localizer) { self.localizer = localizer }

    static func == (left: Self, right: Self) -> Bool { left.localizer === right.localizer }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(localizer)) }
  }

  init(_ localizer: Localizer?) {
    self = localizer.map { .localizer(.init($0)) } ?? .main
  }

  init(_ bundle: Bundle?) {
    self = bundle.map { .localizer(.init(Localizer.shared(for: $0))) } ?? .main
  }

  var localizer: Localizer {
    switch self {
    case .main: .main
    case .localizer(let identity): identity.localizer
    }
  }
}

import Foundation

/// Where a text goes while it is resolved: into a string, or into one with attributes.
protocol TextOutput {
  /// Whether attributes have a place in it, so that it is worth the while to follow them.
  static var keepsAttributes: Bool { get }
  init()
  /// Makes room for a message of so many bytes and what its arguments add.
  mutating func reserve(_ count: Int)
  mutating func append(_ text: String)
  mutating func append(_ text: AttributedString)
  /// Appends what another output gathered, with attributes where it has none of its own.
  mutating func append(_ other: Self, attributes: AttributeContainer)
  /// What is appended from here on is an argument of the text, until the argument ends.
  mutating func beginArgument()
  mutating func endArgument()
  /// How much there is of it; grows with each text that is not empty.
  var length: Int { get }
  /// Takes away the Unicode scalar at the end, which stands for itself.
  mutating func removeLast()
}

extension TextOutput {
  static var keepsAttributes: Bool { true }
  mutating func reserve(_ count: Int) {}
  mutating func beginArgument() {}
  mutating func endArgument() {}
}

extension TextOutput {
  /// FSI: the direction of what follows is found out by itself. Returns where it begins.
  mutating func beginIsolate() -> Int {
    append("\u{2068}")
    return length
  }

  /// PDI; an isolate with nothing in it is none.
  mutating func endIsolate(from start: Int) {
    if length > start { append("\u{2069}") } else { removeLast() }
  }
}

struct PlainOutput: TextOutput {
  static let keepsAttributes = false

  private(set) var text = ""
  /// What two arguments of a usual kind take.
  private static let roomForArguments = 24
  /// A text of up to so many bytes lies in the string itself.
  private static let smallCount = 15

  mutating func reserve(_ count: Int) {
    guard text.isEmpty, count > Self.smallCount else { return }
    text.reserveCapacity(count + Self.roomForArguments)
  }

  mutating func append(_ text: String) { self.text += text }
  mutating func append(_ text: AttributedString) { self.text += String(text.characters) }
  mutating func append(_ other: Self, attributes: AttributeContainer) { text += other.text }

  var length: Int { text.utf8.count }
  mutating func removeLast() { _ = text.unicodeScalars.popLast() }
}

struct AttributedOutput: TextOutput {
  private(set) var text = AttributedString()

  mutating func append(_ text: String) { self.text += AttributedString(text) }
  mutating func append(_ text: AttributedString) { self.text += text }
  mutating func append(_ other: Self, attributes: AttributeContainer) {
    text += other.text.mergingAttributes(attributes, mergePolicy: .keepCurrent)
  }

  var length: Int { text.unicodeScalars.count }
  mutating func removeLast() {
    if let last = text.unicodeScalars.indices.last { text.removeSubrange(last..<text.endIndex) }
  }
}

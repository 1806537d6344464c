import Foundation

/// Where a text goes while it is resolved: into a string, or into one with attributes.
protocol TextOutput {
  init()
  mutating func append(_ text: String)
  mutating func append(_ text: AttributedString)
  /// Appends what another output gathered, with attributes where it has none of its own.
  mutating func append(_ other: Self, attributes: AttributeContainer)
  /// What is appended from here on is an argument of the text, until the argument ends.
  mutating func beginArgument()
  mutating func endArgument()
}

extension TextOutput {
  mutating func beginArgument() {}
  mutating func endArgument() {}
}

struct PlainOutput: TextOutput {
  private(set) var text = ""

  mutating func append(_ text: String) { self.text += text }
  mutating func append(_ text: AttributedString) { self.text += String(text.characters) }
  mutating func append(_ other: Self, attributes: AttributeContainer) { text += other.text }
}

struct AttributedOutput: TextOutput {
  private(set) var text = AttributedString()

  mutating func append(_ text: String) { self.text += AttributedString(text) }
  mutating func append(_ text: AttributedString) { self.text += text }
  mutating func append(_ other: Self, attributes: AttributeContainer) {
    text += other.text.mergingAttributes(attributes, mergePolicy: .keepCurrent)
  }
}

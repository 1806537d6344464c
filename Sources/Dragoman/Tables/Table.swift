import DragomanFormats

/// The messages of one language under one name, or of one part of it. It never changes, and can be read on any thread.
package final class Table: Sendable {
  /// The name that is meant when none is given.
  package static let defaultName = "Localizable"

  let texts: PackedTable
  /// What is shown of entries that cannot be used, where nothing else along the chain has the key.
  let lastResorts: [ExactString: String]
  private let messages: MessageShelf

  /// - Parameter variants: The messages that choose, by their numbers in the texts.
  init(_ texts: PackedTable, variants: [Int: Message], lastResorts: [ExactString: String]) {
    self.texts = texts
    self.lastResorts = lastResorts
    messages = MessageShelf(count: texts.layout.messageCount, made: variants)
  }

  /// The message of an entry. One that may have placeholders is taken apart at its first use.
  func message(of record: PackedRecord) -> Message {
    guard let number = texts.messageNumber(of: record) else { return Message(verbatim: texts.text(of: record)) }
    return messages.message(number) { Message(texts.text(of: record)) }
  }

  /// What the message of an entry is made of, which is kept as long as this table; nil where it is a text as it stands.
  func parts(of record: PackedRecord) -> Unmanaged<Message.Parts>? {
    guard let number = texts.messageNumber(of: record) else { return nil }
    return messages.parts(number) { Message(texts.text(of: record)) }
  }
}

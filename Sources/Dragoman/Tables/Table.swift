import DragomanFormats

/// The messages of one language under one name, or of one part of it. It never changes, and can be read on any thread.
package final class Table: Sendable {
  /// The name that is meant when none is given.
  package static let defaultName = "Localizable"

  let texts: PackedTable
  /// What is shown of entries that cannot be used, where nothing else along the chain has the key.
  let lastResorts: [ExactString: String]
  private let messages: MessageShelf
  /// What makes the messages that choose, in a table of a compiled catalog.
  private let compiled: CompiledMessages?

  /// - Parameter variants: The messages that choose, by their numbers in the texts.
  init(_ texts: PackedTable, variants: [Int: Message], lastResorts: [ExactString: String]) {
    self.texts = texts
    self.lastResorts = lastResorts
    compiled = nil
    messages = MessageShelf(count: texts.layout.messageCount, made: variants)
  }

  /// A table of a compiled catalog.
  init(_ texts: PackedTable, compiled: CompiledMessages, lastResorts: [ExactString: String]) {
    self.texts = texts
    self.lastResorts = lastResorts
    self.compiled = compiled
    messages = MessageShelf(count: texts.layout.messageCount, made: [:])
  }

  /// The message of an entry. One that may have placeholders is taken apart at its first use.
  ///
  /// Nil where a compiled entry says nothing on this device, or is damaged; that is reported.
  func message(of record: PackedRecord, report: (LocalizationIssue) -> Void) -> Message? {
    guard let number = texts.messageNumber(of: record) else { return make(record, report) }
    return messages.message(number) { make(record, report) }
  }

  private func make(_ record: PackedRecord, _ report: (LocalizationIssue) -> Void) -> Message? {
    switch record.kind {
    case .plain, .literal: Message(verbatim: texts.text(of: record))
    case .format: Message(texts.text(of: record))
    case .variants: compiled?.message(of: record, in: texts, report: report)
    }
  }

  /// What the message of an entry is made of, which is kept as long as this table; nil where it is a text as it stands,
  /// or cannot be made.
  func parts(of record: PackedRecord) -> Unmanaged<Message.Parts>? {
    guard let number = texts.messageNumber(of: record) else { return nil }
    return messages.parts(number) { make(record) { _ in } }
  }
}

import DragomanFormats

/// The texts of one name that a language has along its fallback chain.
///
/// The chain was walked when the language was chosen: what is here are the tables there are, the nearest first. That one
/// is read at once and answers nearly every look-up by itself; each other one is read when a key is first missing in those
/// before it. A look-up is O(1) in the number of keys. It can be used on any thread.
final class ResolvedTable: Sendable {
  struct Layer: Sendable {
    let table: ShelvedTable
    let setting: MessageSetting
  }

  struct Entry: Sendable {
    let message: Message
    let setting: MessageSetting
    /// Whether it stands for an entry that cannot be used, since nothing else has the key.
    var isLastResort = false
  }

  /// What is asked first. The references are not counted, since two threads would fight over the counts: `layers` keep
  /// what they lead to.
  private struct Nearest {
    let texts: Unmanaged<PackedTable>
    let table: Unmanaged<Table>
    let setting: Unmanaged<MessageSetting>

    init(_ table: Table, _ setting: MessageSetting) {
      texts = .passUnretained(table.texts)
      self.table = .passUnretained(table)
      self.setting = .passUnretained(setting)
    }
  }

  private let layers: [Layer]
  /// The nearest, unless a translation is missing where it answers.
  private let nearest: Nearest?
  /// What was found wrong in the files of the nearest.
  let issues: [LocalizationIssue]

  init(_ layers: [Layer]) {
    self.layers = layers
    let contents = layers.first?.table.contents
    issues = contents?.issues ?? []
    nearest = layers.first.flatMap { layer in
      contents.flatMap { layer.setting.isFurther ? nil : Nearest($0.table, layer.setting) }
    }
  }

  /// The text of a key that has one text, in the language itself or a close one; nil where there is more to do.
  func plainText(_ key: String) -> String? {
    nearest?.texts._withUnsafeGuaranteedRef { $0.text(of: key) }
  }

  /// The same for a key that remembers where it was found.
  @inline(__always)
  func plainText(_ key: borrowing LocalizedKey) -> String? {
    nearest?.texts._withUnsafeGuaranteedRef { $0.text(of: key.key, remembering: key.place) }
  }

  /// The message of a key that arguments or variants have a part in, in the language itself or a close one; nil where
  /// there is more to do.
  func message(_ key: String) -> PublishedMessage? { message { $0.find(key) } }

  /// The same for a key that remembers where it was found.
  func message(_ key: borrowing LocalizedKey) -> PublishedMessage? {
    message { $0.find(key.key, remembering: key.place) }
  }

  @inline(__always)
  private func message(_ find: (PackedTable) -> PackedRecord?) -> PublishedMessage? {
    guard let nearest, let record = nearest.texts._withUnsafeGuaranteedRef(find) else { return nil }
    let parts = nearest.table._withUnsafeGuaranteedRef { $0.parts(of: record) }
    return parts.map { PublishedMessage($0, nearest.setting) }
  }

  /// What there is for a key, which is written as the files write it.
  ///
  /// - Parameter report: Is told what was found wrong in the files that were read for it.
  func entry(_ key: String, report: (LocalizationIssue) -> Void) -> Entry? {
    for layer in layers {
      let table = layer.table.tableIfLoaded ?? load(layer, report)
      if let record = table.texts.find(key), let message = table.message(of: record, report: report) {
        return Entry(message: message, setting: layer.setting)
      }
    }
    return lastResort(for: ExactString(key))
  }

  private func load(_ layer: Layer, _ report: (LocalizationIssue) -> Void) -> Table {
    let (table, issues) = layer.table.contents
    issues.forEach(report)
    return table
  }

  /// What is shown of an entry that cannot be used.
  private func lastResort(for key: ExactString) -> Entry? {
    for layer in layers {
      guard let text = layer.table.contents.table.lastResorts[key] else { continue }
      return Entry(message: Message(verbatim: text), setting: layer.setting, isLastResort: true)
    }
    return nil
  }
}

extension ResolvedTable {
  /// What is wrong in the files of all its tables, each of which is read.
  var issuesOfAll: [LocalizationIssue] { layers.reversed().flatMap(\.table.contents.issues) }

  /// All keys, also of what cannot be used, with the setting of the table that answers.
  ///
  /// Each table is read for it.
  var keys: [(key: String, setting: MessageSetting)] {
    var known: Set<ExactString> = []
    return layers.flatMap { layer in
      layer.table.contents.table.keys.filter { known.insert($0).inserted }.map { ($0.text, layer.setting) }
    }
  }
}

extension Table {
  fileprivate var keys: [ExactString] { texts.entries.map { ExactString(texts.key(of: $0)) } + lastResorts.keys }
}

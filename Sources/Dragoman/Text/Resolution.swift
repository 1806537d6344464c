import Foundation

/// The state of one resolving: the language, and for each localizer the one snapshot that all parts are taken from,
/// so that no text is half in one language and half in another.
struct Resolution {
  /// The language asked for; nil is the one in force.
  let language: Language?
  /// What the call, or a text around this one, says of the way messages are written.
  private(set) var style: MessageStyle
  // The first one by itself: most texts are of one localizer, and an array of one would be an allocation.
  // By identity: whoever resolves a text holds its localizers, and a reference to one is slow to count.
  private var first: (localizer: ObjectIdentifier, snapshot: LanguageSnapshot)?
  private var others: [(localizer: ObjectIdentifier, snapshot: LanguageSnapshot)] = []

  init(language: Language?, style: MessageStyle = MessageStyle()) {
    self.language = language
    self.style = style
  }

  /// Begins with the snapshot of a localizer, which may not change on the way.
  init(language: Language?, style: MessageStyle, snapshot: LanguageSnapshot, of localizer: Localizer) {
    self.init(language: language, style: style)
    first = (ObjectIdentifier(localizer), snapshot)
  }

  mutating func snapshot(of localizer: Localizer) -> LanguageSnapshot {
    let identity = ObjectIdentifier(localizer)
    if let first, first.localizer == identity { return first.snapshot }
    if let known = others.first(where: { $0.localizer == identity }) { return known.snapshot }
    let snapshot = language.map { localizer.snapshot(in: localizer.supported($0)) } ?? localizer.currentSnapshot
    if first == nil { first = (identity, snapshot) } else { others.append((identity, snapshot)) }
    return snapshot
  }
}

extension Resolution {
  mutating func append(_ text: LocalizedText, to output: inout some TextOutput) {
    switch text.content {
    case .message(let reference, let localizer): append(reference, of: localizer.localizer, to: &output)
    case .literal(let literal): append(literal: literal, to: &output)
    case .verbatim(let text): output.append(text)
    case .attributedVerbatim(let text): output.append(text)
    case .value(let value): append(argument: value, to: &output)
    case .list(let items): append(argument: .list(items.map(MessageValue.localized)), to: &output)
    case .sequence(let parts): for part in parts { append(part, to: &output) }
    case .attributed(let text, let attributes): append(text, attributes: attributes, to: &output)
    case .styled(let text, let style): append(text, style: style, to: &output)
    case .markdown(let text): append(markdown: text, to: &output)
    }
  }

  private mutating func append(_ text: LocalizedText, style inner: MessageStyle, to output: inout some TextOutput) {
    let outer = style
    style = inner.filled(from: outer)
    append(text, to: &output)
    style = outer
  }

  private mutating func append<Output: TextOutput>(
    _ text: LocalizedText, attributes: AttributeContainer, to output: inout Output
  ) {
    var inner = Output()
    append(text, to: &inner)
    output.append(inner, attributes: attributes)
  }

  private mutating func append(argument value: MessageValue, to output: inout some TextOutput) {
    output.beginArgument()
    append(value, of: .main, to: &output)
    output.endArgument()
  }

  /// A literal stands as it is; if it is also a key, that was probably meant.
  private mutating func append(literal: String, to output: inout some TextOutput) {
    let localizer = Localizer.main
    if snapshot(of: localizer).table(nil)?.table.entry(literal, report: localizer.reporter.report) != nil {
      localizer.reporter.report(LocalizationIssue(.literalIsKey, key: literal))
    }
    output.append(literal)
  }

  /// A value that stands in no message follows the language of a localizer.
  private mutating func append(_ value: MessageValue, of localizer: Localizer, to output: inout some TextOutput) {
    let context = FormattingContext(
      setting: snapshot(of: localizer).setting, localizer: localizer, reference: nil, style: style)
    MessageFormatter(context: context).append(value, to: &output)
  }

  mutating func append(_ reference: MessageReference, of localizer: Localizer, to output: inout some TextOutput) {
    let snapshot = snapshot(of: localizer)
    let entry = localizer.entry(
      reference.key, table: reference.table, in: snapshot, orShowing: reference.value)
    if let text = flatString(reference.arguments, entry, of: localizer, to: output) { return output.append(text) }
    append(reference, entry, of: localizer, in: snapshot, to: &output)
  }

  /// The text of an entry where it can be written at one go, and attributes of arguments count for nothing.
  private func flatString<Output: TextOutput>(
    _ arguments: MessageReference.Arguments, _ entry: ResolvedTable.Entry?, of localizer: Localizer, to: Output
  ) -> String? {
    guard !Output.keepsAttributes, let entry, let style = localizer.flatStyle(style) else { return nil }
    switch arguments {
    case .none: return nil
    case .positional(let values):
      return values.withUnsafeBufferPointer { entry.message.flatString($0, style, entry.setting) }
    case .named(let values): return entry.message.flatString(naming: { values[$0] }, style, entry.setting)
    }
  }

  /// Appends a message whose entry has been looked up, in the general way.
  mutating func append(
    _ reference: MessageReference, _ entry: ResolvedTable.Entry?, of localizer: Localizer,
    in snapshot: LanguageSnapshot, to output: inout some TextOutput
  ) {
    guard let message = entry?.message ?? reference.value.map({ Message($0) }) else {
      return output.append(reference.key)
    }
    let context = FormattingContext(
      setting: entry?.setting ?? snapshot.setting, localizer: localizer, reference: reference, style: style)
    output.reserve(message.text.utf8.count)
    MessageFormatter(context: context).append(message, arguments: reference.arguments, to: &output)
  }
}

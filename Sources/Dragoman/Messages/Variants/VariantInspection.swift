package import DragomanFormats

/// What an entry with variants is on every device, and what is wrong with it.
package struct VariantInspection: Sendable {
  /// What the entry asks for; nil where no program can show it.
  package let shape: MessageShape?
  /// Each fault once.
  package let issues: [FormatIssue]

  /// Looks at a text of a table whose texts have no variables.
  package init(plain text: String) {
    shape = MessageShape(text: text)
    issues = []
  }

  /// Looks at an entry of a `.stringsdict`.
  ///
  /// - Complexity: Linear in the entry with its variables put in, whose size is limited by `VariantLimits`.
  package init(_ entry: StringsDict.Entry, key: String) {
    if case .text(let text) = entry.value, !text.refersToVariables {
      self.init(plain: text)
    } else {
      self.init(key, on: entry.devices, at: entry.position) { VariantDefinition(entry, on: $0) }
    }
  }

  /// Looks at what a String Catalog says for a key in one language.
  package init(_ localization: StringCatalog.Localization, key: String, at position: SourcePosition?) {
    self.init(key, on: localization.devices, at: position) { VariantDefinition(localization, on: $0) }
  }

  private init(
    _ key: String, on devices: Set<String>, at position: SourcePosition?,
    define: (DevicePreference) -> VariantDefinition
  ) {
    var shapes: [MessageShape] = []
    var faults: [PlacedVariantFault] = []
    for device in devices.isEmpty
      ? [DevicePreference(device: nil)] : devices.sorted().map(DevicePreference.init(device:))
    {
      let found = Self.make(define(device))
      if let message = found.message { shapes.append(MessageShape(message)) }
      faults += found.faults.filter { !faults.contains($0) }
    }
    shape = shapes.isEmpty ? nil : .choice(among: shapes)
    issues = faults.map { FormatIssue($0.fault, at: $0.position ?? position ?? .start, key: key) }
  }

  private static func make(_ definition: VariantDefinition) -> (message: VariantMessage?, faults: [PlacedVariantFault])
  {
    var parts = 0
    do throws(PlacedVariantFault) {
      let made = try VariantMessage.make(definition, parts: &parts)
      return (made.message, made.notes)
    } catch {
      return (nil, [error])
    }
  }
}

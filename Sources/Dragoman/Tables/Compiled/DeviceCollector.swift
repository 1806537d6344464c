import DragomanFormats

/// Gathers the devices that entries name.
struct DeviceCollector: TableSink {
  private(set) var devices: Set<String> = []
  private let limits: FormatLimits

  init(limits: FormatLimits) { self.limits = limits }

  /// Reads a file, if entries of its kind can name devices. What is wrong with it comes up with its texts.
  mutating func read(_ file: TableFile) {
    guard file.kind == .stringsDict || file.kind == .catalog,
      let bytes = try? file.tree.contents(of: file.path, limits: limits)
    else { return }
    if file.kind == .catalog {
      StringCatalogReader(bytes: bytes, limits: limits).read(language: file.catalogLanguage ?? "", into: &self)
    } else {
      StringsDictReader.read(bytes, limits: limits, into: &self)
    }
  }

  mutating func entry(_ entry: StringsDict.Entry, key: String) { devices.formUnion(entry.devices) }

  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] {
    if case .localization(let localization) = content { devices.formUnion(localization.devices) }
    return []
  }

  mutating func plain(_ value: String, key: String) {}
  mutating func issue(_ issue: FormatIssue) {}
}

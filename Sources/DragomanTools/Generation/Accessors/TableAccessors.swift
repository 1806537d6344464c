/// The accessors of one table.
struct TableAccessors: Sendable {
  /// What the file of the table is called, where each has one.
  let fileName: String
  let accessors: [Accessor]

  /// Where the accessors of a table belong.
  struct Setting: Sendable {
    let style: KeyName.Style
    let access: AccessLevel
    /// The type around all tables of the bundle, where there are several.
    let namespace: SwiftName?
    /// The name of the property that says the bundle.
    let bundle: String
    /// The folder of the bundle, from the one that all share on.
    let folder: String
  }

  init(fileName: String, accessors: [Accessor]) {
    self.fileName = fileName
    self.accessors = accessors
  }

  init(_ reading: TableReading, in setting: Setting) {
    let table = reading.table.name
    let type = SwiftName(type: table)
    let isOutermost = table == Accessor.defaultTable || setting.style == .flat
    let outer = [setting.namespace, isOutermost ? nil : type].compactMap(\.self)
    fileName = [setting.namespace, type].compactMap(\.self).map(\.text).joined(separator: "+")
    accessors = reading.texts.map { text in
      Accessor(
        name: KeyName(text.key, style: setting.style, in: outer, access: setting.access), key: text.key, table: table,
        bundle: setting.bundle, folder: setting.folder,
        arguments: AccessorArguments(text.shape, texts: text.shown, labels: setting.style == .nested),
        documentation: AccessorDocumentation(text), place: text.place(in: table))
    }
  }
}

import Dragoman
import DragomanFormats

/// What a file says, before it is written as JSON.
struct DumpContents {
  let object: JSONObject
  let issues: [FormatIssue]
  /// What is wrong with entries that were read, so that no program can show them as they are meant.
  let variantIssues: [FormatIssue]

  init(_ bytes: [UInt8], kind: FileKind, limits: FormatLimits) {
    switch kind {
    case .strings: self.init { StringsReader.read(bytes, limits: limits, into: &$0) }
    case .propertyList: self.init { PropertyListTable.read(bytes, limits: limits, into: &$0) }
    case .stringsDict: self.init(StringsDict(bytes, limits: limits))
    case .stringCatalog: self.init(StringCatalog.read(bytes, limits: limits))
    }
  }

  /// A table is flat: keys and texts.
  private init(readTable read: (inout DumpSink) -> Void) {
    var sink = DumpSink()
    read(&sink)
    object = sink.object
    issues = sink.issues
    variantIssues = []
  }

  /// A `.stringsdict` file keeps its own structure.
  private init(_ dictionary: StringsDict) {
    object = dictionary.root.map(JSONValue.init)?.object ?? JSONObject()
    issues = dictionary.issues
    variantIssues = dictionary.entries.flatMap { VariantInspection($0.entry, key: $0.key).issues }
  }

  /// A catalog keeps its own structure.
  private init(_ reading: StringCatalog.Reading) {
    object = reading.catalog.json
    issues = reading.issues
    variantIssues = reading.catalog.strings.flatMap { entry in
      // Of what is not built as it should be the reader has told.
      entry.value.localizations.filter(\.value.isWellBuilt).flatMap {
        VariantInspection($0.value, key: entry.key, at: $0.keyPosition).issues
      }
    }
  }
}

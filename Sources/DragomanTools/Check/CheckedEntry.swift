import Dragoman
import DragomanFormats

/// A text that is checked, with the text of the source language beside it.
struct CheckedEntry: Sendable {
  let entry: TranslationEntry
  /// What it asks for, and what is wrong with its variants.
  let inspection: VariantInspection
  /// The text of the source language; nil where there is none, and for that text itself.
  let source: SourceText?

  /// What the source language says for the key.
  struct SourceText: Sendable {
    let entry: TranslationEntry
    let shape: MessageShape
  }

  init(_ entry: TranslationEntry, source: SourceText?) {
    self.entry = entry
    self.source = source
    inspection = entry.inspection
  }

  var key: String { entry.key }
  var shape: MessageShape? { inspection.shape }
  var texts: [PlacedText] { entry.texts }

  /// The one text; nil where there are variants.
  var plainText: String? { entry.plainText }

  /// Whether the key is the text; where keys are texts, a word may well be there twice, with another capital or mark.
  var isItsOwnText: Bool { plainText == key }

  /// Whether it is used with arguments, so that percent signs have a meaning in it.
  var takesArguments: Bool {
    source?.shape.arguments.isEmpty == false || (source == nil && shape?.arguments.isEmpty == false)
      || entry.plainText == nil
  }
}

extension TranslationEntry {
  /// The one text; nil where there are variants.
  var plainText: String? {
    switch content {
    case .text(let text): text
    case .key: key
    case .variants: nil
    case .localization(let localization): localization.plainText
    }
  }
}

extension StringCatalog.Localization {
  fileprivate var plainText: String? {
    variations == nil && substitutions.isEmpty ? stringUnit?.value : nil
  }
}

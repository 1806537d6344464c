import Dragoman
import DragomanFormats

/// A text that is checked, with the text of the source language beside it.
///
/// What most rules ask for is found out once. It is a class since every rule takes every text: a reference is copied
/// where a structure would be, which took most of the time of a large project.
final class CheckedEntry: Sendable {
  let entry: TranslationEntry
  /// The one text; nil where there are variants.
  let plainText: String?
  /// Every text that may be shown, with its place.
  let texts: [PlacedText]
  /// What it asks for, and what is wrong with its variants.
  let inspection: VariantInspection
  /// Whether a text has a character that no keyboard has, so that it is worth a closer look.
  let hasRareCharacters: Bool
  /// What the source language says for the key; nil where it says nothing, and for that text itself.
  let source: CheckedEntry?

  init(_ entry: TranslationEntry, source: CheckedEntry?) {
    let plainText = entry.plainText
    self.entry = entry
    self.source = source
    self.plainText = plainText
    texts = entry.texts(plainText: plainText)
    inspection = entry.inspection(plainText: plainText)
    hasRareCharacters = texts.contains { $0.text.hasRareCharacters }
  }

  var key: String { entry.key }
  /// Where its text begins, of several the first.
  var place: SourcePosition? { entry.valuePosition ?? entry.position }
  /// Every text that may be shown, that of a key which is its own text too.
  var shownTexts: [PlacedText] {
    texts.isEmpty ? plainText.map { [PlacedText(text: $0, position: entry.position)] } ?? [] : texts
  }
  var shape: MessageShape? { inspection.shape }

  /// Whether the key is the text; where keys are texts, a word may well be there twice, with another capital or mark.
  var isItsOwnText: Bool { plainText == key }

  /// Whether it is used with arguments, so that percent signs have a meaning in it.
  var takesArguments: Bool {
    source?.shape?.arguments.isEmpty == false || (source == nil && shape?.arguments.isEmpty == false)
      || plainText == nil
  }
}

extension TranslationEntry {
  /// The one text; nil where there are variants.
  fileprivate var plainText: String? {
    switch content {
    case .text(let text): text
    case .key: key
    case .variants: nil
    case .localization(let localization): localization.plainText
    }
  }

  fileprivate func texts(plainText: String?) -> [PlacedText] {
    if case .key = content { return [] }
    return plainText.map { [PlacedText(text: $0, position: valuePosition ?? position)] } ?? texts
  }

  /// A text that refers to no variable need not be looked at as if it had variants.
  fileprivate func inspection(plainText: String?) -> VariantInspection {
    if let plainText, !plainText.canReferToVariables { return VariantInspection(plain: plainText) }
    return inspection
  }
}

extension StringCatalog.Localization {
  fileprivate var plainText: String? {
    variations == nil && substitutions.isEmpty ? stringUnit?.value : nil
  }
}

extension String {
  /// Whether there may be control characters, invisible ones or those for the direction of writing among its bytes.
  fileprivate var hasRareCharacters: Bool {
    utf8.contains { byte in
      switch byte {
      case 0x09, 0x0A, 0x0D: false
      // The first bytes of U+0080 to U+00BF, U+2000 to U+2FFF and U+F000 to U+FFFF.
      case ..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
      default: false
      }
    }
  }
}

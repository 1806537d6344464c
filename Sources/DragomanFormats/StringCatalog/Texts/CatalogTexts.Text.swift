extension CatalogTexts {
  /// What a String Catalog says for one key in one language.
  package struct Text: Sendable {
    package enum Content: Sendable {
      /// One text that refers to no variable, and where it begins.
      case unit(String, state: StringCatalog.State?, position: SourcePosition?)
      case localization(StringCatalog.Localization)
    }

    /// As the catalog calls it.
    package let language: String
    /// Where the language stands in the entry.
    package let position: SourcePosition?
    package let content: Content

    init(language: String, position: SourcePosition?, content: Content) {
      self.language = language
      self.position = position
      self.content = content
    }

    init(_ element: StringCatalog.Map<StringCatalog.Localization>.Element) {
      language = element.key
      position = element.keyPosition
      content = Self.content(of: element.value)
    }

    static func content(of localization: StringCatalog.Localization) -> Content {
      localization.unitContent ?? .localization(localization)
    }

    /// Whether a text may refer to a variable, as in `%#@name@`.
    static func mayReferToVariables(_ utf8: some Sequence<UInt8>) -> Bool { utf8.contains(UInt8(ascii: "#")) }
  }
}

extension StringCatalog.Localization {
  fileprivate var unitContent: CatalogTexts.Text.Content? {
    guard isPlain, let unit = stringUnit, let text = unit.value, !CatalogTexts.Text.mayReferToVariables(text.utf8)
    else {
      return nil
    }
    return .unit(text, state: unit.state, position: unit.valuePosition)
  }
}

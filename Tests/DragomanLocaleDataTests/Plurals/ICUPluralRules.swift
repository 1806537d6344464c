#if os(Linux) && canImport(_FoundationICU)
  import DragomanLocaleData
  import _FoundationICU

  /// The plural rules of the ICU that comes with the toolchain: the second opinion of the tests.
  final class ICUPluralRules {
    private let rules: OpaquePointer

    init?(_ language: LanguageScriptRegion, _ kind: PluralRules.Kind) {
      var status = U_ZERO_ERROR
      let type = kind == .cardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
      guard let rules = swift_uplrules_openForType(language.tag, type, &status), status.rawValue <= 0 else {
        return nil
      }
      self.rules = rules
    }

    deinit { swift_uplrules_close(rules) }

    /// The category of a number as it is shown, or nil where ICU fails.
    func category(of number: ICUShownNumber) -> PluralCategory? {
      var status = U_ZERO_ERROR
      var keyword = [UChar](repeating: 0, count: 16)
      let count = swift_uplrules_selectFormatted(rules, number.result, &keyword, Int32(keyword.count), &status)
      guard status.rawValue <= 0 else { return nil }
      return PluralCategory(rawValue: String(decoding: keyword.prefix(Int(count)), as: UTF16.self))
    }
  }
#endif

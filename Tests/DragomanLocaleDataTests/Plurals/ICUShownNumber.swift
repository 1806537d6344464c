#if os(Linux) && canImport(_FoundationICU)
  import _FoundationICU

  /// A number that ICU has formatted.
  final class ICUShownNumber {
    let result: OpaquePointer

    /// Formats a number in digits as ICU's number skeleton says.
    init?(_ number: String, skeleton: String) {
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), "en", &status),
        let result = swift_unumf_openResult(&status)
      else { return nil }
      swift_unumf_formatDecimal(formatter, number, Int32(number.utf8.count), result, &status)
      swift_unumf_close(formatter)
      self.result = result
      if status.rawValue > 0 { return nil }
    }

    /// Shows a number with the digits that it has.
    convenience init?(_ number: String) {
      let places = number.split(separator: ".").dropFirst().first?.utf8.count ?? 0
      let skeleton = places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
      self.init(number, skeleton: skeleton)
    }

    deinit { swift_unumf_closeResult(result) }
  }
#endif

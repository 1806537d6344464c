@testable import Dragoman
@testable import FuzzSupport

/// A text with `$(name)` and values by name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let value = input.shortText()
  let any = input.argument()
  let localizer = Localizer(
    sources: [.dictionary(["en": ["k": input.text]])], selection: LanguageSelection(store: .memory)
  ) { _ in }
  localizer.text("k", ["a": value, "b": 1, "name": LocalizedText.verbatim(value), "any": any]).check()
  return 0
}

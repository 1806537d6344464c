@testable import Dragoman
@testable import FuzzSupport

/// A printf format with an argument list, in a language with digits or lists of its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let language: Language = ["en", "fa", "hi", "uk", "es", "he"][Int(input.byte() % 6)]
  let arguments = input.arguments()
  let format = input.text
  let localizer = Localizer(
    sources: [.dictionary([language: ["k": format]])], selection: LanguageSelection(store: .memory)
  ) { _ in }
  let text = localizer.text("k", arguments: arguments)
  precondition(text.string.utf8.count < 1_000_000, "a short format gives a huge text")
  text.check()
  text.numbers(.plain).check()
  return 0
}

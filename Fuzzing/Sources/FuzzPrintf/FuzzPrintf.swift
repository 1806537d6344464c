@testable import Dragoman
@testable import FuzzSupport

/// A printf format with an argument list, in a language with digits of its own.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let language: Language = ["en", "fa", "hi", "uk"][Int(input.byte() % 4)]
  let arguments = input.arguments()
  let format = input.text
  let localizer = Localizer(
    sources: [.dictionary([language: ["k": format]])], selection: LanguageSelection(store: .memory)
  ) { _ in }
  let text = localizer.string("k", arguments: arguments)
  precondition(text.utf8.count < 1_000_000, "a short format gives a huge text")
  return 0
}

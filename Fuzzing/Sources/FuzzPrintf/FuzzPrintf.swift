@testable import Dragoman
@testable import FuzzSupport

/// A printf format with an argument list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let language = input.byte()
  let arguments = input.arguments()
  let text = FuzzMessages.text(input.text, .init(arguments), language: language)
  precondition(text.string.utf8.count < 1_000_000, "a short format gives a huge text")
  text.check()
  text.numbers(.plain).check()
  return 0
}

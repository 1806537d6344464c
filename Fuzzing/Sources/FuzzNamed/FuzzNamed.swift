@testable import Dragoman
@testable import FuzzSupport

/// A text with `$(name)` and values by name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let language = input.byte()
  let value = input.shortText()
  let values: [String: any MessageArgument] = [
    "a": value, "b": 1, "name": LocalizedText.verbatim(value), "any": input.argument(),
  ]
  FuzzMessages.text(input.text, .named(values.mapValues(\.messageValue)), language: language).check()
  return 0
}

@testable import DragomanFormats
@testable import FuzzSupport

/// The reader for one language, the messages that are made of what it finds, and the tree, which must be written as
/// it can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = FuzzInput(start, count).bytes
  FuzzLocalizer(bytes, path: "Localizable.xcstrings").showAll()
  return 0
}

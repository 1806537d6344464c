@testable import FuzzSupport

/// The reader, and the messages that are made of what it finds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzLocalizer(FuzzInput(start, count).bytes, path: "en.lproj/Localizable.stringsdict").showAll()
  return 0
}

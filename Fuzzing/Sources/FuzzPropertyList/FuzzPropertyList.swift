@testable import DragomanFormats
@testable import FuzzSupport

/// Old-style, XML and binary property lists as tables.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var sink = FuzzSink()
  PropertyListTable.read(FuzzInput(start, count).bytes, into: &sink)
  return 0
}

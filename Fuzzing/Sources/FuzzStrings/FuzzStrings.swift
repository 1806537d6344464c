@testable import DragomanFormats
@testable import FuzzSupport

/// The lean reader, and the tree, which must find the same entries.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = FuzzInput(start, count).bytes
  var sink = FuzzSink()
  StringsReader.read(bytes, into: &sink)
  let file = StringsFile(bytes)
  precondition(Set(file.entries.map(\.key)) == Set(sink.texts.keys), "reader and tree differ")
  return 0
}

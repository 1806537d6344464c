@testable import DragomanFormats
import Foundation
@testable import FuzzSupport

/// Where the reader reports nothing, Foundation reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = FuzzInput(start, count).bytes
  // Foundation's reader of binary property lists ends the process on damaged ones.
  guard !bytes.starts(with: "bplist".utf8) else { return -1 }
  var sink = FuzzSink()
  StringsReader.read(bytes, into: &sink)
  guard sink.issueCount == 0 else { return 0 }
  let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  precondition((list as? [String: String] ?? [:]) == sink.texts, "Foundation reads something else")
  return 0
}

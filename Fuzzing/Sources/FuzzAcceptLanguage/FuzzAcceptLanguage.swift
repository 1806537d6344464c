@testable import Dragoman
@testable import FuzzSupport

/// Headers of requests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let matcher = LanguageMatcher(supported: ["en", "uk", "zh-Hant", "pt-PT"])
  _ = AcceptLanguage(FuzzInput(start, count).text).bestMatch(with: matcher)
  return 0
}

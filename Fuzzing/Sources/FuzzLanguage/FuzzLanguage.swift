@testable import Dragoman
@testable import FuzzSupport

/// Tags, their canonical form, which must be stable, and the matching of one with another.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = FuzzInput(start, count)
  let supported = Language(identifier: input.shortText()) ?? "en"
  guard let language = Language(identifier: input.text) else { return 0 }
  precondition(Language(identifier: language.identifier) == language, "a canonical tag is not canonical")
  _ = language.isRightToLeft
  _ = language.parents
  _ = LanguageMatcher(supported: [supported.identifier, "en"]).bestMatch(for: [language.identifier])
  return 0
}

import Foundation
import Testing

@testable import Dragoman

struct LanguageDirectionTests {
  @Test(arguments: [
    "ar", "ar-SA", "he", "iw", "fa", "ur", "ur-IN", "az-IR", "ku-Arab", "ku-IQ", "ckb", "pnb", "skr", "sd", "ug", "ps",
    "dv", "yi",
    "pa-PK", "pa-Arab", "syr", "nqo", "ff-Adlm", "ks", "uz-AF", "azb", "und-Hebr", "en-Arab", "rhg", "man-Nkoo",
  ])
  func isRightToLeft(_ tag: Language) {
    #expect(tag.isRightToLeft)
    #expect(tag.direction == .rightToLeft)
  }

  @Test(arguments: [
    "en", "uk", "az", "ku", "pa", "uz", "ff", "sd-Deva", "ar-Latn", "he-Latn", "ug-Cyrl", "zh-Hant", "ja", "mn-Mong",
    "und", "x-arab", "qab", "mul",
  ])
  func isLeftToRight(_ tag: Language) {
    #expect(!tag.isRightToLeft)
    #expect(tag.direction == .leftToRight)
  }
}

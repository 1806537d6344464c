import Foundation
import TestResources
import Testing

@testable import DragomanLocaleData

/// Every entry of CLDR's files is found by its look-up.
struct LookUpTests {
  @Test(.needsCLDR) func likelySubtags() throws {
    let entries = try CLDRJSON.strings("likelySubtags.json", "likelySubtags")
    #expect(entries.count == 7788)
    for (tag, likely) in entries where tag != "und" {
      #expect(LikelySubtags.maximize(fields(tag)) == fields(likely), "\(tag)")
    }
    #expect(LikelySubtags.maximize(fields("und")) == fields("en-Latn-US"))
  }

  /// A maximal tag stays as it is, and so do the parts that a tag has.
  @Test(.needsCLDR) func likelySubtagsKeepWhatIsThere() throws {
    for likely in Set(try CLDRJSON.strings("likelySubtags.json", "likelySubtags").values) {
      #expect(LikelySubtags.maximize(fields(likely)) == fields(likely))
    }
    #expect(LikelySubtags.maximize(fields("uk-Latn-CA")) == fields("uk-Latn-CA"))
    #expect(LikelySubtags.maximize(fields("qab-Cyrl")) == fields("qab-Cyrl-RU"))
    #expect(LikelySubtags.maximize(fields("qab")) == fields("qab-Latn-US"))
    #expect(LikelySubtags.maximize(LanguageScriptRegion(language: Subtag("klingonx"))).script == Subtag("Latn"))
  }

  @Test(.needsCLDR) func parentLocales() throws {
    let parents = try CLDRJSON.strings("parentLocales.json", "parentLocales", "parentLocale")
    #expect(!parents.isEmpty)
    for (locale, parent) in parents {
      #expect(ParentLocales.parent(of: fields(locale)) == fields(parent), "\(locale)")
    }
    #expect(ParentLocales.parent(of: fields("uk")) == nil)
  }

  @Test func scriptDirection() {
    #expect(ScriptDirection.isRightToLeft(Subtag("Adlm")))
    #expect(ScriptDirection.isRightToLeft(Subtag("Yezi")))
    #expect(!ScriptDirection.isRightToLeft(Subtag("Latn")))
    #expect(!ScriptDirection.isRightToLeft(.none))
    #expect(!ScriptDirection.isRightToLeft(Subtag("Arabic")))
  }

  @Test func subtags() {
    #expect(Subtag("uk").description == "uk")
    #expect(Subtag.none.description.isEmpty)
    #expect(Subtag("abcdefgh".utf8)?.description == "abcdefgh")
    #expect(Subtag("abcdefghi".utf8) == nil)
  }

  private func fields(_ tag: String) -> LanguageScriptRegion {
    var fields = LanguageScriptRegion(language: .none)
    for (index, part) in tag.split(separator: "-").enumerated() {
      let subtag = Subtag(part.utf8) ?? .none
      if index == 0 {
        fields.language = subtag
      } else if part.count == 4 {
        fields.script = subtag
      } else {
        fields.region = subtag
      }
    }
    return fields
  }
}

private enum CLDRJSON {
  /// The strings of an object, found by its keys below `supplemental`.
  static func strings(_ file: String, _ path: String...) throws -> [String: String] {
    let data = try Data(contentsOf: Folders.cldr.appending(path: file))
    var object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    for key in ["supplemental"] + path {
      object = try #require(object[key] as? [String: Any])
    }
    return object.compactMapValues { $0 as? String }
  }
}

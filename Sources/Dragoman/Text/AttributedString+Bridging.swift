import Foundation

extension AttributedString {
  /// The same text with the same attributes as an `NSAttributedString`.
  var bridged: NSAttributedString {
    #if canImport(ObjectiveC)
      NSAttributedString(self)
    #else
      bridgedByRuns
    #endif
  }

  /// Foundation on Linux has no such conversion, nor the keys of attributes that an interface shows; what can be
  /// carried over is the link.
  private var bridgedByRuns: NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let text = String(characters[run.range])
      let attributes = run.link.map { [NSAttributedString.Key("NSLink"): $0 as Any] } ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }
}

import Dragoman
import Foundation

/// A stand-in for what shows texts, which counts how often it was written.
@MainActor class Label: LocalizationTarget {
  var text: String? {
    didSet {
      writes += 1
      onWrite?(self)
    }
  }
  var title = ""
  var attributed: AttributedString?
  var old: NSAttributedString?
  private(set) var writes = 0
  var onWrite: ((Label) -> Void)?
}

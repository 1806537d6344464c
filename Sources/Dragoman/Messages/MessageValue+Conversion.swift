import Foundation

extension MessageValue {
  /// The value as a whole number, as `%d` takes it: a number without its fraction, a text's number; nil where there
  /// is none.
  var asInteger: MessageValue? {
    switch kind {
    case .integer, .unsigned: self
    case .boolean(let truth): .integer(truth ? 1 : 0)
    case .number(let number): Int64(exactly: number.rounded(.towardZero)).map { .integer($0) }
    case .decimal(let number): Int64("\(number)".prefix { $0 != "." }).map { .integer($0) }
    case .text(let text): Int64(text).map { .integer($0) }
    default: nil
    }
  }

  /// What an issue calls it.
  var kindName: String {
    switch kind {
    case .integer, .unsigned: "an integer"
    case .number, .decimal: "a number"
    case .boolean: "a truth value"
    case .text: "a text"
    case .date: "a date"
    case .list: "a list"
    case .localized, .attributed: "a text"
    case .formatted: "a formatted value"
    case .missing: "no value"
    }
  }
}

import DragomanFormats
import Foundation

extension JSONValue {
  /// Whether the value says what Foundation has read.
  func equals(_ object: Any?) -> Bool {
    switch content {
    case .null: object is NSNull
    case .string(let text): (object as? String).map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false
    case .bool(let value): (object as? NSNumber)?.boolValue == value
    case .number(let digits): (object as? NSNumber).map { equals($0, digits) } ?? false
    case .array(let elements):
      (object as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy { $0.equals($1) } } ?? false
    case .object(let members):
      (object as? [String: Any]).map { dictionary in
        dictionary.count == members.members.count
          && members.members.allSatisfy { $0.value.equals(dictionary[$0.key]) }
      } ?? false
    }
  }

  private func equals(_ number: NSNumber, _ digits: String) -> Bool {
    Double(digits).map { abs($0 - number.doubleValue) <= abs($0) * 1e-15 } ?? false
  }
}

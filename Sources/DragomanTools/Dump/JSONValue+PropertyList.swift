import DragomanFormats
import Foundation

extension JSONValue {
  /// A value of a property list; a date is its ISO 8601 form, data is Base64.
  init(_ node: PropertyListNode) {
    self.init(Self.content(of: node.value), at: node.position)
  }

  private static func content(of value: PropertyListValue) -> Content {
    switch value {
    case .string(let text): .string(text)
    case .integer(let number): .number(String(number))
    case .unsigned(let number): .number(String(number))
    case .real(let number): number.isFinite ? .number(String(number)) : .string(String(number))
    case .boolean(let value): .bool(value)
    case .date(let seconds): .string(PropertyListDate.text(seconds))
    case .data(let bytes): .string(Data(bytes).base64EncodedString())
    case .array(let elements): .array(elements.map { JSONValue($0) })
    case .dictionary(let members): .object(object(of: members))
    }
  }

  /// Of a key that is there twice the last value counts.
  private static func object(of members: [PropertyListMember]) -> JSONObject {
    members.reduce(into: JSONObject()) { object, member in
      object.append(JSONObject.Member(key: member.key, value: JSONValue(member.node)))
    }
  }
}

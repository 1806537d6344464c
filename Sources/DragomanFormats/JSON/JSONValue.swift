/// A value of JSON with the place at which it begins.
///
/// Two values are equal when they say the same, wherever they stand.
package struct JSONValue: Sendable {
  package enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as it is written, however large.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  package var content: Content
  /// Where the value begins in its file; nil for one that was not read.
  package var position: SourcePosition?

  package init(_ content: Content, at position: SourcePosition? = nil) {
    self.content = content
    self.position = position
  }
}

extension JSONValue: Hashable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension JSONValue {
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  /// A whole number that fits, or nil.
  package var int: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var object: JSONObject? {
    if case .object(let object) = content { object } else { nil }
  }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  package static func int(_ value: Int) -> JSONValue { JSONValue(.number(String(value))) }
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
  package static func object(_ object: JSONObject) -> JSONValue { JSONValue(.object(object)) }
}

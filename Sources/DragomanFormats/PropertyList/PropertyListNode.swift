/// A value of a property list, with its place where the file is text.
package struct PropertyListNode: Sendable, Hashable {
  package var value: PropertyListValue
  /// `nil` in binary property lists.
  package var position: SourcePosition?

  package init(_ value: PropertyListValue, at position: SourcePosition?) {
    self.value = value
    self.position = position
  }
}

/// What a property list may hold.
package indirect enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(Int64)
  /// An integer above the range of `Int64`.
  case unsigned(UInt64)
  case real(Double)
  case boolean(Bool)
  /// Seconds since the beginning of 1970, in GMT.
  case date(Double)
  case data([UInt8])
  case array([PropertyListNode])
  /// The members in the order of the file, those given twice included; the last one counts.
  case dictionary([PropertyListMember])
}

/// A key of a dictionary and its value.
package struct PropertyListMember: Sendable, Hashable {
  package var key: String
  package var keyPosition: SourcePosition?
  package var node: PropertyListNode

  package init(key: String, at position: SourcePosition?, _ node: PropertyListNode) {
    self.key = key
    self.keyPosition = position
    self.node = node
  }
}

extension PropertyListNode {
  /// Whether two values are the same, wherever they stand.
  func saysTheSame(as other: Self) -> Bool { withoutPlaces == other.withoutPlaces }

  private var withoutPlaces: Self { Self(value.withoutPlaces, at: nil) }
}

extension PropertyListValue {
  fileprivate var withoutPlaces: Self {
    switch self {
    case .array(let items): .array(items.map { PropertyListNode($0.value.withoutPlaces, at: nil) })
    case .dictionary(let members):
      .dictionary(
        members.map {
          PropertyListMember(key: $0.key, at: nil, PropertyListNode($0.node.value.withoutPlaces, at: nil))
        })
    default: self
    }
  }
}

/// A kind of value, as a person calls it.
package enum PropertyListKind: String, Sendable, Hashable {
  case string = "a string"
  case number = "a number"
  case boolean = "a boolean"
  case date = "a date"
  case data = "data"
  case array = "an array"
  case dictionary = "a dictionary"
}

extension PropertyListValue {
  package var kind: PropertyListKind {
    switch self {
    case .string: .string
    case .integer, .unsigned, .real: .number
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    }
  }
}

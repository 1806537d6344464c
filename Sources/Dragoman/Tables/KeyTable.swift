import DragomanFormats

/// Values by key, in the order in which the keys came; see ``KeyIndex``.
package struct KeyTable<Value: Sendable>: Sendable {
  private var keys: KeyIndex
  private var values: [Value] = []

  package init(minimumCapacity: Int = 8) {
    keys = KeyIndex(minimumCapacity: minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  package var count: Int { values.count }

  package subscript(key: String) -> Value? {
    keys.number(of: key).map { values[$0] }
  }

  /// What is made of the value of a key, which is not copied for it; nil where there is none.
  @inline(__always)
  func withValue<Result>(of key: String, _ body: (borrowing Value) -> Result?) -> Result? {
    guard let number = keys.number(of: key) else { return nil }
    return body(values[number])
  }

  /// Gives a key a value, whatever it had.
  package mutating func update(_ value: Value, for key: String) {
    let (number, isNew) = keys.insert(key)
    if isNew { values.append(value) } else { values[number] = value }
  }

  /// Gives a key a value unless it has one.
  package mutating func add(_ value: Value, for key: String) {
    if keys.insert(key).isNew { values.append(value) }
  }

  /// Gives the keys of another table that have no value here what is made of their values there.
  package mutating func add<Other>(_ other: KeyTable<Other>, _ transform: (Other) -> Value) {
    for number in other.values.indices where keys.insert(number, of: other.keys).isNew {
      values.append(transform(other.values[number]))
    }
  }

  /// All keys with their values.
  package var elements: some Sequence<(key: String, value: Value)> {
    values.indices.lazy.map { (keys.key($0), values[$0]) }
  }

  /// The same keys with other values.
  package func mapValues<Other: Sendable>(_ transform: (Value) -> Other) -> KeyTable<Other> {
    KeyTable<Other>(keys: keys, values: values.map(transform))
  }

  private init(keys: KeyIndex, values: [Value]) {
    self.keys = keys
    self.values = values
  }
}

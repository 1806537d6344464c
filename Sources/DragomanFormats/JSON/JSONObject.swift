/// The members of an object in the order in which they stand, each key once.
package struct JSONObject: Sendable {
  package struct Member: Sendable, Hashable {
    package var key: String
    /// Where the key stands in its file; nil for one that was not read.
    package var keyPosition: SourcePosition?
    package var value: JSONValue

    package init(key: String, keyPosition: SourcePosition? = nil, value: JSONValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }

    package static func == (left: Member, right: Member) -> Bool {
      ExactString(left.key) == ExactString(right.key) && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ExactString(key))
      hasher.combine(value)
    }
  }

  package private(set) var members: [Member] = []
  /// Where each key is, once there are so many that looking through them takes longer.
  private var places: [ExactString: Int] = [:]
  private static let indexedCount = 16

  package init() {}

  /// The number of the member with a key.
  package func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { ExactString($0.key) == ExactString(key) } : places[ExactString(key)]
  }

  package func member(_ key: String) -> Member? {
    place(of: key).map { members[$0] }
  }

  /// Adds a member at the end, or replaces the one that has its key and gives that back.
  @discardableResult
  package mutating func append(_ member: Member) -> Member? {
    if let place = place(of: member.key) {
      let replaced = members[place]
      members[place] = member
      return replaced
    }
    members.append(member)
    if !places.isEmpty {
      places[ExactString(member.key)] = members.count - 1
    } else if members.count > Self.indexedCount {
      indexAgain()
    }
    return nil
  }

  /// The value of a key; a new one is put before the first key that is greater.
  package subscript(key: String) -> JSONValue? {
    get { member(key)?.value }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): remove(at: place)
      case (nil, let value?): insert(Member(key: key, value: value))
      case (nil, nil): return
      }
    }
  }

  /// The object with each member that is one itself changed, or left out where there is nothing for it.
  func compactMapObjects(_ transform: (JSONObject) -> JSONObject?) -> JSONObject {
    members.reduce(into: JSONObject()) { result, member in
      guard let object = member.value.object else { return }
      guard let changed = transform(object) else { return }
      var member = member
      member.value.content = .object(changed)
      result.append(member)
    }
  }

  private mutating func insert(_ member: Member) {
    let place = members.firstIndex { member.key.precedesByCodeUnit($0.key) } ?? members.count
    members.insert(member, at: place)
    indexAgain()
  }

  private mutating func remove(at place: Int) {
    members.remove(at: place)
    indexAgain()
  }

  private mutating func indexAgain() {
    places.removeAll(keepingCapacity: true)
    guard members.count > Self.indexedCount else { return }
    for (place, member) in members.enumerated() { places[ExactString(member.key)] = place }
  }
}

extension JSONObject: Hashable {
  package static func == (left: JSONObject, right: JSONObject) -> Bool { left.members == right.members }

  package func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

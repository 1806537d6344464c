/// Reads binary property lists.
///
/// Foundation's reader ends the process on a damaged file, and every file that Xcode has compiled is binary; hence
/// our own. A value that cannot be read costs itself. Objects may be shared in the file, so that a small file can
/// be a huge tree or no tree at all: depth, number of values and length of all texts are limited.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let limits: FormatLimits
  private let trailer: BinaryTrailer
  private var leaves: [Int: PropertyListValue] = [:]
  private var valueCount = 0
  private let textLimit: Int
  /// How long all texts and data are that have been handed over, each as often as it was.
  private var textSize = 0
  private(set) var faults: [BinaryFault] = []

  /// `nil` if the end of the file does not say where its objects are.
  init?(_ bytes: [UInt8], limits: FormatLimits) {
    guard let trailer = BinaryTrailer(bytes) else { return nil }
    self.bytes = bytes
    self.limits = limits
    self.trailer = trailer
    self.textLimit = limits.expansionLimit(ofBytes: bytes.count)
  }

  mutating func root() -> PropertyListNode? {
    node(trailer.topObject, depth: 0, key: nil)
  }

  private mutating func node(_ object: Int, depth: Int, key: String?) -> PropertyListNode? {
    valueCount += 1
    guard valueCount <= limits.entries else { return reject(.limit(.entries(limit: limits.entries))) }
    guard depth <= limits.depth else { return reject(.limit(.depth(limit: limits.depth))) }
    guard let value = value(object, depth: depth) else { return reject(damageFault(key: key)) }
    return PropertyListNode(value, at: nil)
  }

  /// Whether a limit is met and the rest is left out.
  private var isOver: Bool { valueCount > limits.entries || textSize > textLimit }

  /// Why a value could not be had.
  private func damageFault(key: String?) -> BinaryFault {
    if valueCount > limits.entries { return .limit(.entries(limit: limits.entries)) }
    return textSize > textLimit ? .limit(.expansion(limit: textLimit)) : .damaged(key: key)
  }

  private mutating func reject(_ fault: BinaryFault) -> PropertyListNode? {
    // A limit is met over and over once it is met.
    if faults.last != fault, faults.count < limits.issues { faults.append(fault) }
    return nil
  }

  private mutating func value(_ object: Int, depth: Int) -> PropertyListValue? {
    guard let marker = marker(of: object) else { return nil }
    switch marker.kind {
    case .array: return array(marker, depth: depth + 1)
    case .dictionary: return dictionary(marker, depth: depth + 1)
    default: return leaf(object, marker)
    }
  }

  private func marker(of object: Int) -> BinaryMarker? {
    trailer.offset(of: object, in: bytes).flatMap { BinaryMarker(at: $0, in: bytes) }
  }

  /// The value of an object that holds no others, unless all values are too long with it.
  private mutating func leaf(_ object: Int, _ marker: BinaryMarker) -> PropertyListValue? {
    let leaf = leaves[object] ?? marker.leaf(in: bytes)
    leaves[object] = leaf
    textSize += leaf?.textSize ?? 0
    return textSize > textLimit ? nil : leaf
  }

  private mutating func array(_ marker: BinaryMarker, depth: Int) -> PropertyListValue? {
    guard isInside(marker, references: marker.count) else { return nil }
    var items: [PropertyListNode] = []
    for index in 0..<marker.count where !isOver {
      if let item = node(reference(index, of: marker), depth: depth, key: nil) { items.append(item) }
    }
    return .array(items)
  }

  private mutating func dictionary(_ marker: BinaryMarker, depth: Int) -> PropertyListValue? {
    guard marker.count <= bytes.count, isInside(marker, references: marker.count * 2) else { return nil }
    var members: [PropertyListMember] = []
    for index in 0..<marker.count where !isOver {
      // Only a leaf: a dictionary that is its own key would never end.
      let object = reference(index, of: marker)
      guard case .string(let key)? = self.marker(of: object).flatMap({ leaf(object, $0) }) else {
        // It counts like a value: a dictionary of nothing else may be shared as well.
        valueCount += 1
        _ = reject(damageFault(key: nil))
        continue
      }
      if let node = node(reference(marker.count + index, of: marker), depth: depth, key: key) {
        members.append(PropertyListMember(key: key, at: nil, node))
      }
    }
    return .dictionary(members)
  }

  private func isInside(_ marker: BinaryMarker, references count: Int) -> Bool {
    count <= (bytes.count - marker.contents) / trailer.referenceSize
  }

  /// A reference to an object; -1, which none has, where it is damaged.
  private func reference(_ index: Int, of marker: BinaryMarker) -> Int {
    let size = trailer.referenceSize
    return bytes.bigEndian(at: marker.contents + index * size, size: size) ?? -1
  }
}

/// What is wrong in a binary property list.
enum BinaryFault: Equatable {
  case damaged(key: String?)
  case limit(LimitFault)
}

extension PropertyListValue {
  /// How long it is if it is as long as someone made it.
  fileprivate var textSize: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .data(let bytes): bytes.count
    default: 0
    }
  }
}

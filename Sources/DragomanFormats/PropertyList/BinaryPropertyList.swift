import Foundation

/// Reads binary property lists, by Foundation.
enum BinaryPropertyList {
  /// The tree of a binary property list without positions; `nil` if Foundation does not read it.
  static func read(_ bytes: [UInt8], limits: FormatLimits) -> (root: PropertyListNode, fault: LimitFault?)? {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return nil }
    var converter = Converter(limits: limits)
    guard let root = converter.node(for: list, depth: 0) else { return nil }
    return (root, converter.fault)
  }

  /// Objects may be shared in the file, so that a small file can be a huge tree: the number of values is limited.
  private struct Converter {
    let limits: FormatLimits
    var count = 0
    var fault: LimitFault?

    mutating func node(for object: Any, depth: Int) -> PropertyListNode? {
      count += 1
      guard count <= limits.entries else { return stop(.entries(limit: limits.entries)) }
      guard depth <= limits.depth else { return stop(.depth(limit: limits.depth)) }
      return value(of: object, depth: depth).map { PropertyListNode($0, at: nil) }
    }

    private mutating func stop(_ fault: LimitFault) -> PropertyListNode? {
      self.fault = self.fault ?? fault
      return nil
    }

    private mutating func value(of object: Any, depth: Int) -> PropertyListValue? {
      switch object {
      case let string as String: .string(string)
      case let number as NSNumber: Self.value(of: number)
      case let date as Date: .date(date.timeIntervalSince1970)
      case let data as Data: .data(Array(data))
      case let array as [Any]: .array(array.compactMap { node(for: $0, depth: depth + 1) })
      case let dictionary as [String: Any]: .dictionary(members(of: dictionary, depth: depth + 1))
      default: nil
      }
    }

    /// In the order of the keys, since Foundation keeps none.
    private mutating func members(of dictionary: [String: Any], depth: Int) -> [PropertyListMember] {
      dictionary.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap { key, object in
        node(for: object, depth: depth).map { PropertyListMember(key: key, at: nil, $0) }
      }
    }

    private static func value(of number: NSNumber) -> PropertyListValue {
      switch UnicodeScalar(UInt8(bitPattern: number.objCType.pointee)) {
      case "c", "B": .boolean(number.boolValue)
      case "d", "f": .real(number.doubleValue)
      case "Q": .unsigned(number.uint64Value)
      default: .integer(number.int64Value)
      }
    }
  }
}

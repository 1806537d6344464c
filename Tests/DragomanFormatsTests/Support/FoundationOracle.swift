import DragomanFormats
import Foundation

/// What Foundation reads from a property list of text.
///
/// Never given binary ones that are damaged: on those Foundation ends the process.
enum FoundationOracle {
  /// The texts of a table, keys of nested dictionaries joined by dots, and how many values are no text;
  /// `nil` if Foundation rejects the file or finds no dictionary in it.
  static func table(_ bytes: [UInt8]) -> (texts: [String: String], others: Int)? {
    guard let list = list(bytes) as? [String: Any] else { return nil }
    var texts: [String: String] = [:]
    var others = 0
    flatten(list, "", &texts, &others)
    return (texts, others)
  }

  static func list(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  private static func flatten(
    _ list: [String: Any], _ prefix: String, _ texts: inout [String: String], _ others: inout Int
  ) {
    for (key, value) in list {
      switch value {
      case let text as String: texts[prefix + key] = text
      case let inner as [String: Any]: flatten(inner, prefix + key + ".", &texts, &others)
      default: others += 1
      }
    }
  }

  /// One text for equal trees, made from Foundation's.
  static func canonical(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let number as NSNumber: canonical(number)
    case let date as Date: "date \(date.timeIntervalSince1970)"
    case let data as Data: "data \(Array(data))"
    case let array as [Any]: "[" + array.map { canonical($0) }.joined(separator: ", ") + "]"
    case let members as [String: Any]: canonical(members.mapValues { canonical($0) })
    default: "?"
    }
  }

  private static func canonical(_ number: NSNumber) -> String {
    switch String(cString: number.objCType) {
    case "c", "B": "\(number.boolValue)"
    case "d", "f": "real \(number.doubleValue)"
    default: "\(number)"
    }
  }

  private static func canonical(_ members: [String: String]) -> String {
    "{" + members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ")
      + "}"
  }

  /// One text for equal trees, made from ours.
  static func canonical(_ node: PropertyListNode) -> String {
    switch node.value {
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "real \(number)"
    case .boolean(let flag): "\(flag)"
    case .date(let seconds): "date \(seconds)"
    case .data(let bytes): "data \(bytes)"
    case .array(let items): "[" + items.map { canonical($0) }.joined(separator: ", ") + "]"
    case .dictionary(let members):
      canonical(Dictionary(members.map { ($0.key, canonical($0.node)) }, uniquingKeysWith: { $1 }))
    }
  }
}

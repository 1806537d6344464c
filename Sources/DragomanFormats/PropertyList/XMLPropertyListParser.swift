/// Reads an XML property list into a tree, and keeps going whatever it meets.
///
/// The open containers are a list, not calls within calls: nesting costs no stack. A fault costs the element it is
/// in: what is not closed ends where its container does, tags that mean nothing are looked through.
struct XMLPropertyListParser {
  var scanner: XMLScanner
  var log: IssueLog
  let limits: FormatLimits
  /// The containers that are open, the outermost first.
  var open: [XMLContainer] = []
  private(set) var root: PropertyListNode?
  /// Where the tags of `plist` stand that are open, and the first one that holds nothing.
  private var openPlists: [Int] = []
  private var emptyPlist: Int?
  private var valueCount = 0
  /// How many containers below the deepest one allowed are open.
  private var depthBelowLimit = 0

  init(_ text: SourceText, limits: FormatLimits) {
    self.scanner = XMLScanner(text.utf8)
    self.log = IssueLog(text, limits: limits)
    self.limits = limits
  }

  /// Reads the whole file; `nil` if it holds no value.
  mutating func parse() -> PropertyListNode? {
    while let (token, offset) = scanner.next() {
      reportMalformedTag(token, at: offset)
      parse(token, at: offset)
      if valueCount > limits.entries { break }
    }
    reportPlists()
    while let container = open.last {
      report(.unclosedElement(container.name), at: container.offset)
      closeContainer()
    }
    if root == nil { report(.noRoot, at: 0) }
    return root
  }

  /// Foundation reads no file in which `plist` is not closed or holds nothing. Where a container is not closed either,
  /// that says enough.
  private mutating func reportPlists() {
    if open.isEmpty, let offset = openPlists.first { report(.unclosedElement(XMLElement.plist.rawValue), at: offset) }
    if root != nil, let offset = emptyPlist { report(.unknownElement("plist/"), at: offset) }
  }

  private mutating func parse(_ token: XMLScanner.Token, at offset: Int) {
    switch token {
    case .comment, .instruction: break
    case .text(let range), .characterData(let range): parseStray(range)
    case .open(let name, let isEmpty): parseOpening(name, isEmpty: isEmpty, at: offset)
    case .close(let name): parseClosing(name, at: offset)
    }
  }

  private mutating func parseOpening(_ name: String, isEmpty: Bool, at offset: Int) {
    guard let element = XMLElement(rawValue: name) else { return report(.unknownElement(name), at: offset) }
    switch element {
    case .plist where isEmpty: emptyPlist = emptyPlist ?? offset
    case .plist: openPlists.append(offset)
    case .dict, .array:
      openContainer(element, at: offset)
      if isEmpty { closeContainer() }
    default:
      let text = isEmpty ? "" : parseText(of: element, openedAt: offset)
      receive(text, element, at: offset)
    }
  }

  mutating func reportMalformedTag(_ token: XMLScanner.Token, at offset: Int) {
    switch token {
    case .open(let name, _): if scanner.tagIsMalformed { report(.malformedTag("<" + name), at: offset) }
    case .close(let name): if scanner.tagIsMalformed { report(.malformedTag("</" + name), at: offset) }
    default: break
    }
  }

  private mutating func parseStray(_ range: Range<Int>) {
    let text = scanner.bytes[range].drop(while: Self.isSpace)
    guard let end = text.lastIndex(where: { !Self.isSpace($0) }) else { return }
    let excerpt = String(decoding: text[...end].prefix(Excerpt.byteLimit), as: UTF8.self)
    report(.strayText(excerpt), at: text.startIndex)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  mutating func report(_ fault: PropertyListFault, at offset: Int) {
    log.report(fault, at: offset, key: fault.key)
  }
}

/// The elements of property lists.
enum XMLElement: String {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"
}

/// A dictionary or an array whose closing tag has not come yet.
struct XMLContainer {
  let element: XMLElement
  /// Where its tag stands.
  let offset: Int
  var items: [PropertyListNode] = []
  var members: [PropertyListMember] = []
  /// The key that waits for its value, and where it stands.
  var key: (text: String, offset: Int)?

  var name: String { element.rawValue }
}

// MARK: - Containers

extension XMLPropertyListParser {
  private mutating func openContainer(_ element: XMLElement, at offset: Int) {
    if open.count >= limits.depth {
      if depthBelowLimit == 0 { log.report(LimitFault.depth(limit: limits.depth), at: offset) }
      depthBelowLimit += 1
    } else {
      open.append(XMLContainer(element: element, offset: offset))
    }
  }

  private mutating func closeContainer() {
    if depthBelowLimit > 0 {
      depthBelowLimit -= 1
      return
    }
    guard let container = open.popLast() else { return }
    if let key = container.key { report(.missingValue(key: key.text), at: key.offset) }
    let isArray = container.element == .array
    receive(isArray ? .array(container.items) : .dictionary(container.members), at: container.offset)
  }

  private mutating func parseClosing(_ name: String, at offset: Int) {
    guard let element = XMLElement(rawValue: name) else { return }  // Its opening tag was reported.
    switch element {
    case .plist: if openPlists.popLast() == nil { report(.extraCloseTag(name), at: offset) }
    case .dict, .array: closeContainers(upTo: element, at: offset)
    default: report(.extraCloseTag(name), at: offset)
    }
  }

  /// Closes a container and those in it that are still open.
  private mutating func closeContainers(upTo element: XMLElement, at offset: Int) {
    if depthBelowLimit > 0 { return closeContainer() }
    guard open.contains(where: { $0.element == element }) else {
      return report(.extraCloseTag(element.rawValue), at: offset)
    }
    while let last = open.last, last.element != element {
      report(.unclosedElement(last.name), at: last.offset)
      closeContainer()
    }
    closeContainer()
  }
}

// MARK: - Values

extension XMLPropertyListParser {
  /// Takes the text of an element that holds text.
  private mutating func receive(_ text: String, _ element: XMLElement, at offset: Int) {
    if element == .key { return receive(key: text, at: offset) }
    do {
      receive(try XMLScalar.value(of: element, text), at: offset)
    } catch {
      let key = depthBelowLimit == 0 ? open.last?.key?.text : nil
      log.report(PropertyListFault.malformedValue(error.kind, text, key: key), at: offset, key: key)
      // The key has had its say; it is not missing a value as well.
      if depthBelowLimit == 0, let last = open.indices.last { open[last].key = nil }
    }
  }

  private mutating func receive(key: String, at offset: Int) {
    guard depthBelowLimit == 0 else { return }
    guard let last = open.indices.last, open[last].element == .dict else {
      return report(.keyOutsideDictionary(key), at: offset)
    }
    if let before = open[last].key { report(.missingValue(key: before.text), at: before.offset) }
    open[last].key = (key, offset)
  }

  private mutating func receive(_ value: PropertyListValue, at offset: Int) {
    guard depthBelowLimit == 0 else { return }
    valueCount += 1
    if valueCount > limits.entries { log.report(LimitFault.entries(limit: limits.entries), at: offset) }
    let node = PropertyListNode(value, at: log.position(of: offset))
    guard let last = open.indices.last else { return receive(root: node, at: offset) }
    if open[last].element == .array {
      open[last].items.append(node)
    } else if let key = open[last].key {
      let position = log.position(of: key.offset)
      open[last].members.append(PropertyListMember(key: key.text, at: position, node))
      open[last].key = nil
    } else {
      report(.valueWithoutKey(value.kind), at: offset)
    }
  }

  private mutating func receive(root node: PropertyListNode, at offset: Int) {
    if root != nil { report(.severalRoots, at: offset) }
    root = root ?? node
  }
}

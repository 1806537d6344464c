/// Makes the entries of a `.stringsdict` out of its property list.
struct StringsDictBuilder {
  var log: IssueLog
  /// The keys from that of the entry to the place that is being read.
  private var path: [String] = []

  /// An old-style file without entries has been reported before.
  private let format: PropertyListFormat

  init(_ list: PropertyList.Parsed) {
    self.log = list.log
    self.format = list.format
  }

  mutating func entries(of root: PropertyListNode?) -> [StringsDict.Member] {
    guard let root else { return [] }
    guard case .dictionary(let members) = root.value else {
      log.report(PropertyListFault.noTable(root.value.kind), at: root.position)
      return []
    }
    if members.isEmpty, format != .oldStyle { log.report(PropertyListFault.emptyTable, at: root.position) }
    return read(members) { builder, member in
      builder.entry(of: member.node).map {
        StringsDict.Member(key: member.key, position: member.keyPosition, entry: $0)
      }
    }
  }

  /// Reads the members of a dictionary one after another, and reports keys that are there twice.
  private mutating func read<Result>(
    _ members: [PropertyListMember],
    _ read: (inout StringsDictBuilder, PropertyListMember) -> Result?
  ) -> [Result] {
    var keys = KeyRegister<PropertyListMember>()
    return members.compactMap { member in
      if let first = keys.register(member.key, at: member) {
        let isSame = first.node.saysTheSame(as: member.node)
        let fault: PropertyListFault =
          isSame
          ? .duplicateKey(member.key, first: first.keyPosition) : .conflictingKey(member.key, first: first.keyPosition)
        log.report(fault, at: member.keyPosition, key: path.first ?? member.key)
      }
      path.append(member.key)
      defer { path.removeLast() }
      return read(&self, member)
    }
  }

  /// Reports that the value at the present path is of a kind that has no meaning there.
  private mutating func rejectKind(of node: PropertyListNode) {
    let fault = StringsDictFault.wrongKind(node.value.kind, path: Self.shown(path[...]))
    log.report(fault, at: node.position, key: path.first)
  }

  /// A path as sentences call it, of excerpts: there may be a sentence for each of many values under one long key.
  private static func shown(_ path: ArraySlice<String>) -> String {
    path.map(\.excerpt).joined(separator: ".")
  }
}

// MARK: - Entries

extension StringsDictBuilder {
  private mutating func entry(of node: PropertyListNode) -> StringsDict.Entry? {
    switch node.value {
    case .string(let text): return StringsDict.Entry(.text(text), at: node.position)
    case .dictionary(let members): return StringsDict.Entry(.rules(rules(of: members)), at: node.position)
    default:
      rejectKind(of: node)
      return nil
    }
  }

  private mutating func rules(of members: [PropertyListMember]) -> StringsDict.Rules {
    var rules = StringsDict.Rules()
    _ = read(members) { builder, member in
      builder.read(member, into: &rules)
    }
    return rules
  }

  private mutating func read(_ member: PropertyListMember, into rules: inout StringsDict.Rules) -> Void? {
    switch member.key {
    case "NSStringLocalizedFormatKey": rules.format = text(of: member.node) ?? rules.format
    case "NSStringVariableWidthRuleType": rules.widths = widths(of: member.node)
    case "NSStringDeviceSpecificRuleType": rules.devices = devices(of: member.node)
    case "NSStringGenderRuleType": rules.genders = categories(of: member.node)
    default:
      guard case .dictionary(let members) = member.node.value, !member.key.hasPrefix("NSString") else {
        rules.others.append(member)
        return nil
      }
      rules.variables.append(variable(member, members))
    }
    return nil
  }

  private mutating func text(of node: PropertyListNode) -> StringsDict.Text? {
    if case .string(let text) = node.value { return StringsDict.Text(text, at: node.position) }
    rejectKind(of: node)
    return nil
  }

  private mutating func members(of node: PropertyListNode) -> [PropertyListMember] {
    if case .dictionary(let members) = node.value { return members }
    rejectKind(of: node)
    return []
  }
}

// MARK: - Rules

extension StringsDictBuilder {
  private mutating func widths(of node: PropertyListNode) -> [StringsDict.WidthVariant] {
    read(members(of: node)) { builder, member in
      guard let text = builder.text(of: member.node) else { return nil }
      if let width = Int(member.key), width >= 0 { return StringsDict.WidthVariant(width: width, text: text) }
      let path = Self.shown(builder.path.dropLast())
      let fault = StringsDictFault.widthIsNoNumber(member.key, path: path)
      builder.log.report(fault, at: member.keyPosition, key: builder.path.first)
      return nil
    }
  }

  private mutating func devices(of node: PropertyListNode) -> [StringsDict.DeviceVariant] {
    read(members(of: node)) { builder, member in
      builder.entry(of: member.node).map {
        StringsDict.DeviceVariant(device: StringsDict.Device(rawValue: member.key), entry: $0)
      }
    }
  }

  private mutating func categories(of node: PropertyListNode) -> [StringsDict.Category] {
    read(members(of: node)) { builder, member in builder.category(member) }
  }

  private mutating func category(_ member: PropertyListMember) -> StringsDict.Category? {
    entry(of: member.node).map {
      StringsDict.Category(
        name: StringsDict.Category.Name(rawValue: member.key), position: member.keyPosition, entry: $0)
    }
  }

  private mutating func variable(
    _ member: PropertyListMember, _ members: [PropertyListMember]
  ) -> StringsDict.Variable {
    var variable = StringsDict.Variable(name: member.key, at: member.keyPosition)
    variable.categories = read(members) { builder, member in
      builder.read(member, into: &variable)
    }
    return variable
  }

  /// Reads what describes a variable; anything else is one of its categories.
  private mutating func read(
    _ member: PropertyListMember, into variable: inout StringsDict.Variable
  ) -> StringsDict.Category? {
    switch member.key {
    case "NSStringFormatSpecTypeKey":
      variable.specType = text(of: member.node).map { StringsDict.SpecType(rawValue: $0.text) }
    case "NSStringFormatValueTypeKey": variable.valueType = text(of: member.node)
    case _ where member.key.hasPrefix("NSString"): variable.others.append(member)
    default: return category(member)
    }
    return nil
  }
}

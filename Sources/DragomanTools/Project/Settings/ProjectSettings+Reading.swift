import Dragoman
import DragomanFormats
import Foundation

extension ProjectSettings {
  /// Reads the settings of a project: those in its folder, else those of the nearest folder around it; without a file
  /// there are none.
  ///
  /// - Throws: `InvalidSettings` for a file that cannot be read or says what it cannot say: a setting that is not
  ///   understood would be a check that silently is not made.
  package init(ofProject root: String, knownRules: Set<String>) throws(InvalidSettings) {
    if let own = try Self.read(in: root, knownRules: knownRules) {
      self = own
    } else if let around = Surroundings(of: root).folders.first(where: { $0.has(Self.fileName) }) {
      self = try Self.read(in: around.path, knownRules: knownRules)?.located(at: around.inside) ?? Self()
    } else {
      self.init()
    }
  }

  private static func read(in root: String, knownRules: Set<String>) throws(InvalidSettings) -> Self? {
    let path = root == "." ? Self.fileName : "\(root)/\(Self.fileName)"
    let bytes: [UInt8]
    do {
      bytes = try FileContents.read(path)
    } catch {
      if error == .unreadable(errno: ENOENT) { return nil }
      throw InvalidSettings(path: path, fault: .unreadable(error))
    }
    let document = JSONDocument(bytes: bytes)
    if let issue = document.issues.first {
      throw InvalidSettings(path: path, position: issue.position, fault: .damaged(issue.sentence))
    }
    guard let object = document.value?.object else { throw InvalidSettings(path: path, fault: .noObject) }
    var reader = SettingsReader(path: path, knownRules: knownRules)
    for member in object.members { try reader.read(member) }
    return reader.settings
  }
}

/// Takes one setting after another.
private struct SettingsReader {
  let path: String
  let knownRules: Set<String>
  var settings = ProjectSettings()

  mutating func read(_ member: JSONObject.Member) throws(InvalidSettings) {
    switch SettingName(rawValue: member.key) {
    case .sourceLanguage: settings.sourceLanguage = try language(member)
    case .exclude: settings.excluded = try texts(member)
    case .rules: settings.rules = try rules(member)
    case .generate: settings.generation = try generation(member)
    case nil: throw fault(.unknownKey(member.key), at: member.keyPosition)
    }
  }

  private func language(_ member: JSONObject.Member) throws(InvalidSettings) -> Language {
    guard let tag = member.value.string, let language = Language(identifier: tag) else {
      throw fault(.wrongValue(key: member.key, wanted: "a language"), at: member.value.position)
    }
    return language
  }

  private func texts(
    _ member: JSONObject.Member, wanted: String = "an array of paths"
  ) throws(InvalidSettings) -> [String] {
    guard let array = member.value.array, array.allSatisfy({ $0.string != nil }) else {
      throw fault(.wrongValue(key: member.key, wanted: wanted), at: member.value.position)
    }
    return array.compactMap(\.string)
  }

  private func rules(_ member: JSONObject.Member) throws(InvalidSettings) -> [String: Finding.Severity?] {
    guard let object = member.value.object else {
      throw fault(.wrongValue(key: member.key, wanted: "an object"), at: member.value.position)
    }
    var rules: [String: Finding.Severity?] = [:]
    for rule in object.members {
      guard knownRules.contains(rule.key) else {
        let suggestion = Suggestion.nearest(to: rule.key, in: knownRules.sorted())
        throw fault(.unknownRule(rule.key, suggestion: suggestion), at: rule.keyPosition)
      }
      rules[rule.key] = .some(try severity(rule))
    }
    return rules
  }

  private func generation(_ member: JSONObject.Member) throws(InvalidSettings) -> GenerationOptions {
    guard let object = member.value.object else {
      throw fault(.wrongValue(key: member.key, wanted: "an object"), at: member.value.position)
    }
    var options = GenerationOptions()
    for member in object.members { try read(member, into: &options) }
    return options
  }

  private func read(_ member: JSONObject.Member, into options: inout GenerationOptions) throws(InvalidSettings) {
    switch GenerationSettingName(rawValue: member.key) {
    case .access:
      options.access = try value(of: member, "“public”, “package” or “internal”", AccessLevel.init(rawValue:))
    case .bundle: options.bundles = [try value(of: member, "the name of a bundle in Swift", BundleChoice.init)]
    case .distinguish: options.distinguishesKeys = try flag(member)
    case .embed: options.embedsTexts = try flag(member)
    case .flat: options.style = try flag(member) ? .flat : .nested
    case .name: options.name = try value(of: member, "a name in Swift", SwiftIdentifier.init)
    case .tables: options.tables = try tables(member)
    case nil: throw fault(.unknownGenerationKey(member.key), at: member.keyPosition)
    }
  }

  private func tables(_ member: JSONObject.Member) throws(InvalidSettings) -> [String] {
    let wanted = "an array of names, one at least"
    let names = try texts(member, wanted: wanted)
    guard names.isEmpty else { return names }
    throw fault(.wrongValue(key: member.key, wanted: wanted), at: member.value.position)
  }

  private func value<Value>(
    of member: JSONObject.Member, _ wanted: String, _ read: (String) -> Value?
  ) throws(InvalidSettings) -> Value {
    guard let value = member.value.string.flatMap(read) else {
      throw fault(.wrongValue(key: member.key, wanted: wanted), at: member.value.position)
    }
    return value
  }

  private func flag(_ member: JSONObject.Member) throws(InvalidSettings) -> Bool {
    guard let flag = member.value.bool else {
      throw fault(.wrongValue(key: member.key, wanted: "true or false"), at: member.value.position)
    }
    return flag
  }

  private func severity(_ member: JSONObject.Member) throws(InvalidSettings) -> Finding.Severity? {
    let text = member.value.string ?? ""
    if text == "off" { return nil }
    guard let severity = Finding.Severity(rawValue: text) else {
      throw fault(.wrongValue(key: member.key, wanted: "“off”, “warning” or “error”"), at: member.value.position)
    }
    return severity
  }

  private func fault(_ fault: InvalidSettings.Fault, at position: SourcePosition?) -> InvalidSettings {
    InvalidSettings(path: path, position: position, fault: fault)
  }
}

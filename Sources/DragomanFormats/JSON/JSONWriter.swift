/// Writes values as JSON, indented by two spaces.
package struct JSONWriter {
  private let style: JSONStyle
  private var output = ""
  private var indentation = 0

  private init(style: JSONStyle) {
    self.style = style
  }

  /// The JSON of a value, without a line break at the end.
  package static func write(_ value: JSONValue, style: JSONStyle) -> String {
    var writer = JSONWriter(style: style)
    writer.write(value)
    return writer.output
  }

  private mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let digits): output += digits
    case .string(let text): output.appendQuoted(text)
    case .array(let elements): writeList(elements, from: .openBracket, to: .closeBracket) { $0.write($1) }
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ object: JSONObject) {
    let members = style.sortsKeys ? object.members.sorted { $0.key.precedesByUTF8($1.key) } : object.members
    writeList(members, from: .openBrace, to: .closeBrace) { writer, member in
      writer.output.appendQuoted(member.key)
      writer.output += writer.style.colon
      writer.write(member.value)
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], from open: JSONMark, to close: JSONMark, _ write: (inout JSONWriter, Element) -> Void
  ) {
    output += open.text
    defer { output += close.text }
    guard !elements.isEmpty else {
      guard let content = style.emptyContent else { return }
      output += content + String(repeating: "  ", count: indentation)
      return
    }
    indentation += 1
    for (index, element) in elements.enumerated() {
      output += index > 0 ? ",\n" : "\n"
      output += String(repeating: "  ", count: indentation)
      write(&self, element)
    }
    indentation -= 1
    output += "\n" + String(repeating: "  ", count: indentation)
  }
}

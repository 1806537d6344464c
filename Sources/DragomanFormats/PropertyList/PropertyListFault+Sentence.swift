extension PropertyListFault {
  package var sentence: String {
    switch self {
    case .unclosedElement(let name): "\("<\(name)>".quoted) is not closed"
    case .extraCloseTag(let name): "\("</\(name)>".quoted) closes nothing"
    case .mismatchedCloseTag(let name, let opened): "\("<\(opened)>".quoted) is closed by \("</\(name)>".quoted)"
    case .unknownElement(let name): "\("<\(name)>".quoted) is no element of property lists and was looked through"
    case .malformedTag(let tag): "the tag \(tag.quoted) is followed by something that belongs in no tag"
    case .keyOutsideDictionary(let key): "the key \(key.quoted) is in no dictionary and was left out"
    case .valueWithoutKey(let kind): "\(kind.rawValue) without a key was left out"
    case .missingValue(let key): "the key \(key.quoted) has no value and was left out"
    case .severalRoots: "there is more than one value; all but the first were left out"
    case .noRoot: "the file holds no value"

    case .strayText(let text): "\(text.quoted) stands between the elements and was left out"
    case .markupInText(let text): "\(text.quoted) in a text should be written with “&lt;”"
    case .commentInText: "a comment in a text was left out"
    case .unknownEntity("&"): "“&” in a text should be written “&amp;”"
    case .unknownEntity(let name): "the entity \(name.quoted) is not known and was kept as it is written"
    case .invalidReference(let text): "\(text.quoted) is no character and was kept as it is written"
    case .controlCharacter(let scalar): "XML has no place for the control character \(scalar.codePoint)"
    case .malformedValue(let kind, let text, let key?):
      "the value \(text.quoted) of \(key.quoted) is not \(kind.rawValue) and was left out"
    case .malformedValue(let kind, let text, nil): "\(text.quoted) is not \(kind.rawValue) and was left out"

    case .damagedBinary(nil): "the binary property list is damaged"
    case .damagedBinary(let key?): "the binary property list is damaged; the value of \(key.quoted) was left out"
    case .duplicateKey(let key, let first?):
      "the key \(key.quoted) was given before, at \(first.line):\(first.column); this one counts"
    case .duplicateKey(let key, nil): "the key \(key.quoted) is given twice"
    case .conflictingKey(let key, let first?):
      "the key \(key.quoted) was given before, at \(first.line):\(first.column), with another value; this one counts"
    case .conflictingKey(let key, nil): "the key \(key.quoted) is given twice with different values"
    case .noTable(let kind): "the file holds \(kind.rawValue) where a dictionary belongs"
    case .emptyTable: "the file has no entries"
    case .valueIsNoText(let kind, let key):
      "the value of \(key.quoted) is \(kind.rawValue), not a text, and was left out"
    }
  }
}

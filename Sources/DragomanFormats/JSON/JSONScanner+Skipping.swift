extension JSONScanner {
  /// Passes over a value without looking at more of its grammar than quotes and brackets.
  package mutating func skipValue() throws(JSONDamage) {
    skipWhitespace()
    switch next {
    case JSONMark.quote.rawValue: _ = try stringToken()
    case JSONMark.openBrace.rawValue, JSONMark.openBracket.rawValue: try skipContainer()
    default: _ = try literal()
    }
  }

  /// Passes over an object or an array, whose opening mark stands here.
  private mutating func skipContainer() throws(JSONDamage) {
    var depth = 0
    while let byte = next {
      switch byte {
      case JSONMark.quote.rawValue:
        _ = try stringToken()
        try checkWhatFollowsString()
        continue
      case JSONMark.openBrace.rawValue, JSONMark.openBracket.rawValue:
        depth += 1
        guard depth <= depthLimit else { throw JSONDamage(fault: .tooDeep(limit: depthLimit), offset: offset) }
      case JSONMark.closeBrace.rawValue, JSONMark.closeBracket.rawValue:
        depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { return }
    }
    throw unexpected(wanted: .commaOrClose)
  }

  /// Refuses what cannot follow a string, which is how a quote too few or too many shows at once.
  private mutating func checkWhatFollowsString() throws(JSONDamage) {
    skipWhitespace()
    switch next.flatMap(JSONMark.init(rawValue:)) {
    case .colon, .comma, .closeBrace, .closeBracket, .quote: return
    default: throw unexpected(wanted: .commaOrClose)
    }
  }
}

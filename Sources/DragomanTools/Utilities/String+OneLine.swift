extension String {
  /// The text with its control characters written as escapes, so that it is one line and cannot steer a terminal.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

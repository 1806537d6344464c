import DragomanFormats

extension LocalizationIssue: CustomStringConvertible {
  /// The issue as one line: place, severity, sentence and rule.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(sentence) [\(kind.rawValue)]"
  }

  /// What is wrong, in one sentence.
  public var sentence: String {
    switch facts {
    case .missingKey(let showsValue):
      "\(quotedKey) is in no translation\(ofTable); \(showsValue ? "the text given for that" : "the key itself") is shown"
    case .missingTranslation(let shownFrom):
      "\(quotedKey) has no translation\(intoLanguage)\(ofTable); the text of \(shownFrom) is shown"
    case .missingTable(let known):
      "there is no table “\(table ?? "")”\(ofBundle); there are \(known.joined(separator: ", "))"
    case .missingResource(let name):
      "there is no file or image “\(name)”\(forLanguage)\(ofBundle)"
    case .missingBundle(let module):
      "the resources of \(module) are missing: there is no bundle of that name near the program"
    case .noTranslations:
      "there are no translations\(ofBundle); say where they are, with "
        + "“Localizer.main = Localizer(bundle: .module)” at the start of the program"
    case .missingArgument(let placeholder):
      "“\(placeholder)” in \(quotedKey) got no argument and stays visible"
    case .argumentKind(let placeholder, let argument, let expected):
      "“\(placeholder)” in \(quotedKey) shows \(expected) and got \(argument)"
    case .format(let fault):
      fault.sentence(in: quotedKey)
    case .literalIsKey:
      "the text \(quotedKey) is also a key; if the translation is meant, write “.key(\"\(key ?? "")\")”"
    case .unsupportedLanguage(let supported):
      "\(language?.identifier ?? "the language") is not supported; there are "
        + supported.map(\.identifier).joined(separator: ", ")
    case .unreadableFile(let failure):
      failure.sentence
    case .tooManyIssues(let limit):
      "\(limit) different issues have been reported; new ones are only counted from here on"
    case .notStored(let error):
      "the choice of a language could not be stored: \(error)"
    case .notForgotten(let error):
      "the stored choice of a language could not be removed: \(error)"
    case .markdownUnavailable:
      "this system's Foundation interprets no Markdown; texts that ask for it are shown as they are written"
    case .unreadableChoice(let error):
      "the stored choice of a language could not be read and changes nothing: \(error)"
    case .file(let sentence, _, _):
      sentence
    }
  }

  private var quotedKey: String { "“\(key ?? "")”" }
  private var ofTable: String { table.map { " of table “\($0)”" } ?? "" }
  private var ofBundle: String { bundle.map { " in \($0)" } ?? "" }
  private var forLanguage: String { language.map { " for \($0)" } ?? "" }
  private var intoLanguage: String { language.map { " into \($0)" } ?? "" }
}

extension LocalizationIssue.Location: CustomStringConvertible {
  /// `path:line:column`, as editors and CI read it.
  public var description: String {
    guard let line, let column else { return file }
    return "\(file):\(line):\(column)"
  }
}

extension PrintfPattern.Fault {
  fileprivate func sentence(in key: String) -> String {
    switch self {
    case .percentSign(let text): "the percent sign of “\(text)” in \(key) begins no placeholder; write “%%” for it"
    case .argumentName:
      "“%arg” in \(key) stands for an argument only in a substitution of a String Catalog; it stays visible"
    case .damaged(let placeholder): "“\(placeholder)” in \(key) has a space in it, and is read without it"
    case .pointer(let placeholder):
      "“\(placeholder)” in \(key) asks for a pointer, which no message has; it stays visible"
    case .measure(let placeholder):
      "“\(placeholder)” in \(key) asks for a width or precision above \(PrintfMeasure.limit), which is ignored"
    }
  }
}

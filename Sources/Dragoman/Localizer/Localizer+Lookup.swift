extension Localizer {
  /// The text for a key in the default table.
  public subscript(key: String) -> String { string(key) }

  /// The text for a key in the default table, with its arguments.
  @_disfavoredOverload public subscript(key: String, arguments: any MessageArgument...) -> String {
    string(key, arguments: arguments)
  }

  /// The text for a key in the default table, with arguments by name.
  public subscript(key: String, named: [String: any MessageArgument]) -> String {
    string(key, named)
  }

  /// The text for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - value: What is shown when no table has the key; nil shows the key.
  /// - Complexity: O(1) once the table is loaded.
  public func string(_ key: String, table: String? = nil, value: String? = nil) -> String {
    if let text = plainText(key, table) { return text }
    return anyString(key, table: table, value: value)
  }

  /// The text for a key, in whatever table and by whatever it is chosen; what is wrong is told.
  func anyString(_ key: String, table: String?, value: String?) -> String {
    guard let entry = entry(key, table: table, in: currentSnapshot, orShowing: value) else { return value ?? key }
    guard entry.message.variants == nil else {
      return string(MessageReference(key: key, table: table, value: value), style: MessageStyle())
    }
    return entry.message.text
  }

  /// The text for a key, with arguments by position.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments in the order of their positions.
  ///   - table: The name of the table; nil is `Localizable`.
  ///   - value: What is shown when no table has the key; nil shows the key.
  ///   - numbers: How numbers are written; nil does as the localizer's configuration says.
  ///   - isolatesArguments: Whether arguments are wrapped in Unicode isolates; nil does as the configuration says.
  public func string(
    _ key: String, arguments: [any MessageArgument], table: String? = nil, value: String? = nil,
    numbers: Configuration.NumberStyle? = nil, isolatesArguments: Bool? = nil
  ) -> String {
    let style = MessageStyle(numbers: numbers, isolatesArguments: isolatesArguments)
    return arguments.map(\.messageValue).withUnsafeBufferPointer {
      string(key, $0, table: table, value: value, style: style)
    }
  }

  /// The text for a key, with arguments by position; the parameters are those of
  /// ``string(_:arguments:table:value:numbers:isolatesArguments:)``.
  @_disfavoredOverload public func string(
    _ key: String, _ arguments: any MessageArgument..., table: String? = nil, value: String? = nil,
    numbers: Configuration.NumberStyle? = nil, isolatesArguments: Bool? = nil
  ) -> String {
    string(
      key, arguments: arguments, table: table, value: value, numbers: numbers, isolatesArguments: isolatesArguments)
  }

  /// The text for a key, with arguments by name; the other parameters are those of
  /// ``string(_:arguments:table:value:numbers:isolatesArguments:)``.
  public func string(
    _ key: String, _ named: [String: any MessageArgument], table: String? = nil, value: String? = nil,
    numbers: Configuration.NumberStyle? = nil, isolatesArguments: Bool? = nil
  ) -> String {
    let style = MessageStyle(numbers: numbers, isolatesArguments: isolatesArguments)
    return string(key, named, table: table, value: value, style: style)
  }

  func string(_ reference: MessageReference, style: MessageStyle = MessageStyle()) -> String {
    var resolution = Resolution(language: nil, style: style)
    var output = PlainOutput()
    resolution.append(reference, of: self, to: &output)
    return output.text
  }

  /// What the tables of a snapshot have for a key, the lack of it being an issue.
  ///
  /// - Parameter value: What is then shown; nil shows the key.
  func entry(
    _ key: String, table name: String?, in snapshot: LanguageSnapshot, orShowing value: String?
  ) -> ResolvedTable.Entry? {
    let table = snapshot.table(name)
    if let table, table.wasLoadedNow { table.table.issues.forEach(reporter.report) }
    guard let entry = table?.table.entry(key, report: reporter.report) else {
      reportMissing(key, table: name, language: snapshot.language, showsValue: value != nil)
      return nil
    }
    if entry.setting.isFurther { reportFurther(entry, key: key, table: name, language: snapshot.language) }
    return entry
  }

  private func reportFurther(_ entry: ResolvedTable.Entry, key: String, table: String?, language: Language) {
    let facts = LocalizationIssue.Facts.missingTranslation(shownFrom: entry.setting.language.identifier)
    reporter.report(LocalizationIssue(facts, key: key, table: table, language: language))
  }

  private func reportMissing(_ key: String, table: String?, language: Language, showsValue: Bool) {
    let index = index
    if index.isEmpty {
      reporter.report(LocalizationIssue(.noTranslations, bundle: index.name))
    } else if !index.tableNames.contains(table ?? Table.defaultName) {
      let facts = LocalizationIssue.Facts.missingTable(known: index.tableNames.sorted())
      reporter.report(LocalizationIssue(facts, table: table ?? Table.defaultName, bundle: index.name))
    } else {
      let facts = LocalizationIssue.Facts.missingKey(showsValue: showsValue)
      reporter.report(LocalizationIssue(facts, key: key, table: table, language: language))
    }
  }
}

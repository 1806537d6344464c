extension SourceIndex {
  /// Lists the texts that a program gave.
  init(dictionary: [Language: [String: String]], table: String?) {
    self.init(name: "a dictionary")
    for (language, texts) in dictionary {
      add(.texts(texts), named: table ?? Table.defaultName, at: .language(language))
    }
  }
}

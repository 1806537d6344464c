/// The texts of one language as a part of the program: what `dragoman generate --embed` writes.
public struct EmbeddedCatalog: Sendable {
  let place: String
  let defaultLanguage: String?
  let devices: [String]
  let tables: [EmbeddedTable]

  /// The texts of a language.
  ///
  /// - Parameters:
  ///   - place: The name of the `.lproj` folder that they stand for, `Base` among them; `Root` is none.
  ///   - defaultLanguage: The tag of the language that the folder names as its default one.
  ///   - devices: The devices for which messages can say something of their own.
  ///   - tables: The tables.
  public init(_ place: String, defaultLanguage: String? = nil, devices: [String] = [], tables: [EmbeddedTable]) {
    self.place = place
    self.defaultLanguage = defaultLanguage
    self.devices = devices
    self.tables = tables
  }
}

/// A table of an ``EmbeddedCatalog``.
public struct EmbeddedTable: Sendable {
  let name: String
  let texts: @Sendable () -> EmbeddedTexts

  /// A table.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - texts: Gives its texts at the first look-up in the language.
  public init(_ name: String, texts: @escaping @Sendable () -> EmbeddedTexts) {
    self.name = name
    self.texts = texts
  }
}

/// The texts of an ``EmbeddedTable``. Literals are laid out by the compiler, and no reference to them is counted.
public struct EmbeddedTexts: Sendable {
  let keys: [String]
  let texts: [String]
  let messageKeys: [String]
  let messages: [String]
  let lastResorts: String

  /// Texts by key.
  ///
  /// - Parameters:
  ///   - keys: The keys of texts.
  ///   - texts: The text of each of them.
  ///   - messageKeys: The keys of messages that choose among texts.
  ///   - messages: The message of each of them, as a compiled catalog has it, in Base64.
  ///   - lastResorts: What is shown of entries that cannot be used, written alike.
  public init(
    keys: [String], texts: [String], messageKeys: [String] = [], messages: [String] = [], lastResorts: String = ""
  ) {
    self.keys = keys
    self.texts = texts
    self.messageKeys = messageKeys
    self.messages = messages
    self.lastResorts = lastResorts
  }
}

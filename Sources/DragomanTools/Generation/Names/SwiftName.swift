/// A name in Swift that was made from a key, or from something else that people wrote in a file.
///
/// Whatever the text, the name is an identifier of the language, and the same text has the same name always.
package struct SwiftName: Sendable, Hashable {
  /// The name without backticks.
  package let text: String

  private init(joined text: String, source: String) {
    self.text = NameShortening.shortened(text, source: source).beginningAsName.unreserved
  }
}

extension SwiftName {
  /// The name of a property or a function, in lower camel case: `menuTitle` for “Menu title” and for `menu_title`.
  package init(member text: String) {
    self.init(joined: CamelCase.joined(KeyWords(text).words, beginsUpper: false), source: text)
  }

  /// The name of a type, in upper camel case.
  package init(type text: String) {
    self.init(joined: CamelCase.joined(KeyWords(text).words, beginsUpper: true), source: text)
  }

  /// A name that keeps a spelling: what is an identifier stays as it is, otherwise the words are joined by `_`.
  package init(spelling text: String) {
    self.init(joined: KeyWords(text, joiners: ["_"]).words.joined(separator: "_"), source: text)
  }

  /// The name with something behind it that only this key gets.
  package func distinguished(by source: String) -> Self {
    Self(joined: "\(text)_\(StableHash.of(source))", source: source)
  }

  /// The name with `_` behind it where it is one of those that mean something else.
  func avoiding(_ names: Set<String>) -> Self {
    names.contains(text) ? Self(joined: text + "_", source: text) : self
  }
}

extension SwiftName {
  /// The name as a declaration and a call write it.
  package var code: String { SwiftKeywords.all.contains(text) ? "`\(text)`" : text }

  /// The name as it is written before the colon of an argument.
  package var label: String { SwiftKeywords.notLabels.contains(text) ? "`\(text)`" : text }
}

extension String {
  /// With `_` before what no name begins with. Two of them begin the names that generated code keeps to itself.
  fileprivate var beginningAsName: String {
    guard let first = unicodeScalars.first else { return "_" }
    if first == "_" { return "_" + String(drop { $0 == "_" }) }
    return first.beginsIdentifier ? self : "_" + self
  }

  fileprivate var unreserved: String { SwiftKeywords.reserved.contains(self) ? self + "_" : self }
}

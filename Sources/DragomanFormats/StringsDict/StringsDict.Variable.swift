extension StringsDict {
  /// A part of a format that depends on an argument.
  package struct Variable: Sendable, Hashable {
    package var name: String
    package var position: SourcePosition?
    /// `NSStringFormatSpecTypeKey`: by which rule a category is chosen.
    package var specType: SpecType?
    /// `NSStringFormatValueTypeKey`: the printf conversion of the argument without its `%`, such as `d` or `lld`.
    package var valueType: Text?
    /// What is chosen among, in the order of the file.
    package var categories: [Category] = []
    /// What is not known here, as it is written.
    package var others: [PropertyListMember] = []

    package init(name: String, at position: SourcePosition? = nil) {
      self.name = name
      self.position = position
    }
  }

  /// A name such as `few`, or a number where the rule is one of gender, and the text for it.
  package struct Category: Sendable, Hashable {
    package var name: Name
    /// Where the name stands; `nil` in binary property lists.
    package var position: SourcePosition?
    package var entry: Entry

    package init(name: Name, position: SourcePosition? = nil, entry: Entry) {
      self.name = name
      self.position = position
      self.entry = entry
    }

    /// A category of CLDR's plural rules; an open set.
    package struct Name: RawRepresentable, Sendable, Hashable {
      package let rawValue: String

      package init(rawValue: String) {
        self.rawValue = rawValue
      }

      package static let zero = Name(rawValue: "zero")
      package static let one = Name(rawValue: "one")
      package static let two = Name(rawValue: "two")
      package static let few = Name(rawValue: "few")
      package static let many = Name(rawValue: "many")
      package static let other = Name(rawValue: "other")
    }
  }

  /// A rule by which a variable chooses; an open set.
  package struct SpecType: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
      self.rawValue = rawValue
    }

    package static let plural = SpecType(rawValue: "NSStringPluralRuleType")
    package static let gender = SpecType(rawValue: "NSStringGenderRuleType")
  }
}
